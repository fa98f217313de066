/** How the things of this game are drawn: an icon and a hue for each, beside its word. */
import { icon } from '../../lib/icons';
import type { Resource } from './shapes';

export const RESOURCE_ICONS: Record<Resource, string> = {
  gold: icon('two-coins'),
  sun: icon('sun'),
  moon: icon('moon'),
  glory: icon('laurels'),
};

export const KIND_ICONS: Record<string, string> = {
  multiply: icon('upgrade'),
  mirror: icon('mirror-mirror'),
  ship: icon('trireme'),
  shield: icon('shield'),
  boar: icon('boar'),
};

export const EFFECT_ICONS: Record<string, string> = {
  instant: icon('lightning-trio'),
  token: icon('token'),
  reinforcement: icon('recycle'),
  automatic: icon('cog'),
};

const FEATS: Record<string, string> = {
  'blacksmiths-hammer': icon('anvil-impact'),
  'blacksmiths-chest': icon('locked-chest'),
  'silver-hind': icon('deer'),
  'great-bear': icon('bear-head'),
  satyrs: icon('lyre'),
  'tenacious-boar': icon('boar-tusks'),
  ferryman: icon('drakkar'),
  cerberus: icon('wolf-head'),
  'helmet-of-invisibility': icon('spartan-helmet'),
  cancer: icon('crab'),
  sentinel: icon('colombian-statue'),
  hydra: icon('hydra'),
  typhon: icon('dragon-head'),
  sphinx: icon('greek-sphinx'),
  cyclops: icon('cyclops'),
  'mirror-of-the-abyss': icon('mirror-mirror'),
  gorgon: icon('medusa-head'),
  triton: icon('triton-head'),
  minotaur: icon('minotaur'),
  'guardians-shield': icon('winged-shield'),
  'guardians-owl': icon('owl'),
  'celestial-ship': icon('sailboat'),
  elder: icon('beard'),
  'wild-spirits': icon('ghost'),
};

export const featIcon = (feat: string): string => FEATS[feat] ?? icon('laurels');


/** The portal where all begin. */
export const START = 'start';

/** From the blue of the moon to the red of the sun. */
export const portalHue = (at: number, portals: number): number => 215 + (at / (portals - 1)) * 165;

/** The tab of the islands on a phone. */
export const ISLANDS = 'isles';
