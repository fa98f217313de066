/** Escape closes one thing at a time: what lies uppermost. */
import { covered } from './keys';

/** What can be closed, the uppermost first. */
const LAYERS = ['menu', 'list', 'armed', 'lens', 'drawer'] as const;
type Layer = (typeof LAYERS)[number];
/** Closes what is open, and says whether anything was. */
type Close = () => boolean;

const open: { layer: Layer; close: Close }[] = [];

function press(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || covered()) return;
  const asked = LAYERS.flatMap((layer) => open.filter((one) => one.layer === layer));
  if (asked.some(({ close }) => close())) event.preventDefault();
}

/** What Escape does for a layer; what is returned ends it. */
export function onEscape(layer: Layer, close: Close): () => void {
  const one = { layer, close };
  open.push(one);
  window.addEventListener('keydown', press);
  return () => {
    open.splice(open.indexOf(one), 1);
    if (!open.length) window.removeEventListener('keydown', press);
  };
}
