// What is wrong with the page as it lies: a list of {what, where, text}.
window.measure = (() => {
  const SMALLEST = 13;
  const TARGET = 44; // what a finger presses
  const SLACK = 1.5;
  const SYMBOL = 30;
  const PRESSED = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [tabindex="0"]';
  // The places that never move, whatever is asked.
  const SLOTS = {
    question: '.ask .sentence', sum: '[data-part=sum]', hand: 'section.hand', others: 'section.others', me: 'section.me',
    felt: '[data-part=felt]', lane: '[data-part=lane]', dice: '[data-part=tray]', lens: '.lens',
  };
  const MAY_SCROLL = '[data-scrolls], [role=log], dialog, aside.side';

  const name = (one) => {
    const classes = [...one.classList].filter((word) => !word.startsWith('svelte-') && !word.startsWith('s-'));
    const data = ['slot', 'move', 'tour', 'card'].filter((key) => one.dataset?.[key]).map((key) => `[data-${key}=${one.dataset[key]}]`);
    return one.tagName.toLowerCase() + classes.map((word) => `.${word}`).join('') + data.join('');
  };
  const path = (one) => {
    const names = [];
    for (let at = one; at && at !== document.body && names.length < 4; at = at.parentElement) names.unshift(name(at));
    return names.join(' > ');
  };
  const words = (one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 80);
  const related = (a, b) => a.contains(b) || b.contains(a);
  const unseen = (one) => {
    for (let at = one; at && at !== document.body; at = at.parentElement) {
      if (at.matches('.unseen, [inert], .skip:not(:focus)') || style(at).clipPath === 'inset(50%)') return true;
    }
    return false;
  };
  // Under the end of the match lies what nobody reads now; nothing else opens by itself.
  const END = 'dialog.win:modal';
  const beneath = (one) => document.querySelector(END) !== one.closest(END);
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !unseen(one) && !beneath(one);
  const style = (() => {
    let kept = new Map();
    const read = (one) => kept.get(one) ?? kept.set(one, getComputedStyle(one)).get(one);
    read.forget = () => (kept = new Map());
    return read;
  })();
  const clips = (one) => /hidden|clip|auto|scroll/.test(style(one).overflowX + style(one).overflowY);
  const scrolls = (one) => /auto|scroll/.test(style(one).overflowX + style(one).overflowY);
  const boxed = (one) => {
    const { borderTopWidth, borderTopStyle, backgroundColor, backgroundImage } = style(one);
    const edge = parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none';
    return edge || backgroundImage !== 'none' || !/rgba\(.*, 0\)|transparent/.test(backgroundColor);
  };
  const inside = (rect, box, slack) =>
    rect.left >= box.left - slack && rect.right <= box.right + slack && rect.top >= box.top - slack && rect.bottom <= box.bottom + slack;
  // A line box is higher than its letters.
  const letters = (rect) => {
    const trim = rect.height * 0.18;
    return { left: rect.left, right: rect.right, top: rect.top + trim, bottom: rect.bottom - trim, width: rect.width, height: rect.height - 2 * trim };
  };

  // Of what may scroll, only what is not scrolled away.
  function inSight(parent, rects) {
    for (let at = parent; at?.closest(MAY_SCROLL); at = at.parentElement) {
      if (clips(at)) rects = rects.filter((rect) => inside(rect, at.getBoundingClientRect(), SLACK));
    }
    return rects;
  }

  function texts() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!node.data.trim() || !parent || parent.closest('script, style, noscript') || !seen(parent)) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1).map(letters);
      const rects = inSight(parent, lines);
      if (rects.length) found.push({ node, parent, rects, text: node.data.replace(/\s+/g, ' ').trim().slice(0, 80) });
    }
    return found;
  }

  function* cut({ parent, rects, text }, window_) {
    const size = parseFloat(style(parent).fontSize);
    if (size < SMALLEST - 0.05) yield { what: `small type: ${size.toFixed(1)} px`, where: path(parent), text };
    let box = null;
    for (let at = parent; at && at !== document.body; at = at.parentElement) {
      if (at.matches(MAY_SCROLL)) return;
      const edges = at.getBoundingClientRect();
      if (clips(at) && !rects.every((rect) => inside(rect, edges, SLACK))) {
        yield { what: scrolls(at) ? 'scrolled out of sight' : 'clipped', where: `${path(parent)} by ${name(at)}`, text };
        return;
      }
      if (!box && boxed(at) && style(at).display !== 'inline') {
        box = at;
        if (!rects.every((rect) => inside(rect, edges, SLACK + 1))) yield { what: 'outside its box', where: `${path(parent)} in ${name(at)}`, text };
      }
    }
    if (!rects.every((rect) => inside(rect, window_, SLACK))) yield { what: 'outside the window', where: path(parent), text };
  }

  // Symbols are read like words; larger pictures only adorn.
  function* cutSymbols() {
    for (const one of document.querySelectorAll('body svg')) {
      const rect = one.getBoundingClientRect();
      if (rect.width < 8 || rect.width > SYMBOL || !seen(one)) continue;
      for (let at = one.parentElement; at && at !== document.body && !at.matches(MAY_SCROLL); at = at.parentElement) {
        if (!clips(at) || inside(rect, at.getBoundingClientRect(), 3)) continue;
        yield { what: 'symbol clipped', where: `${path(one.parentElement)} by ${name(at)}`, text: '' };
        break;
      }
    }
  }

  function* shortened() {
    for (const one of document.querySelectorAll('body *')) {
      const { textOverflow, webkitLineClamp } = style(one);
      const dots = textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1;
      const clamped = webkitLineClamp !== 'none' && one.scrollHeight > one.clientHeight + 2;
      if ((dots || clamped) && seen(one) && clips(one)) yield { what: 'shortened by …', where: path(one), text: words(one) };
      const rolls = /auto|scroll/.test(style(one).overflowY) && one.scrollHeight > one.clientHeight + 1;
      const slides = /auto|scroll/.test(style(one).overflowX) && one.scrollWidth > one.clientWidth + 1;
      if ((rolls || slides) && seen(one) && !one.closest(MAY_SCROLL)) yield { what: 'scrolls inside', where: path(one), text: words(one) };
    }
  }

  // The solid that something is a side of: sides lie behind each other.
  function cube(one) {
    for (let at = one; at && at !== document.body; at = at.parentElement) if (style(at).transformStyle === 'preserve-3d') return at;
    return null;
  }
  function* crossing(all) {
    const lines = all.flatMap(({ parent, rects, text }) => rects.map((rect) => ({ parent, rect, text })));
    lines.sort((a, b) => a.rect.top - b.rect.top);
    for (const [n, one] of lines.entries()) {
      for (let k = n + 1; k < lines.length && lines[k].rect.top < one.rect.bottom; k++) {
        const other = lines[k];
        if (related(one.parent, other.parent) || (cube(one.parent) && cube(one.parent) === cube(other.parent))) continue;
        const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const down = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
        if (across > 2 && down > 2) yield { what: 'text over text', where: `${path(one.parent)} and ${path(other.parent)}`, text: `${one.text} | ${other.text}` };
      }
    }
  }

  const within = (x, y) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  function over(one, x, y) {
    const top = within(x, y) && document.elementFromPoint(x, y);
    return top && !related(one, top) ? top : null;
  }
  // An empty part of a box without a ground hides nothing.
  const paints = (one) => boxed(one) || one instanceof SVGElement || one instanceof HTMLImageElement;
  function* covered(all, pressed) {
    for (const one of pressed) {
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      const [dx, dy] = [Math.min(8, width / 4), Math.min(8, height / 4)];
      const points = [[(left + right) / 2, (top + bottom) / 2], [left + dx, top + dy], [right - dx, top + dy], [left + dx, bottom - dy], [right - dx, bottom - dy]];
      const cover = points.map(([x, y]) => over(one, x, y)).find(Boolean);
      if (cover) yield { what: 'covered', where: `${path(one)} by ${path(cover)}`, text: words(one) };
    }
    for (const { parent, rects, text } of all) {
      const cover = rects.map((rect) => over(parent, (rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2)).find((one) => one && paints(one));
      if (cover && !parent.closest(PRESSED)) yield { what: 'text covered', where: `${path(parent)} by ${path(cover)}`, text };
    }
  }

  // How far from its middle a press still meets it.
  function reach(one, x, y, dx, dy) {
    let far = 0;
    while (far < TARGET && one.contains(document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1)))) far++;
    return far;
  }
  function* narrow(pressed) {
    for (const one of pressed) {
      const { left, top, width, height } = one.getBoundingClientRect();
      if ((width >= TARGET - 0.5 && height >= TARGET - 0.5) || style(one).display === 'inline') continue;
      const [x, y] = [left + width / 2, top + height / 2];
      // What can be pressed may be larger than what is drawn.
      const across = reach(one, x, y, -1, 0) + reach(one, x, y, 1, 0);
      const down = reach(one, x, y, 0, -1) + reach(one, x, y, 0, 1);
      if (across < TARGET - 2 || down < TARGET - 2) yield { what: `target of ${Math.round(width)}x${Math.round(height)} px`, where: path(one), text: words(one) };
    }
  }

  function* scrolled(size) {
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth) yield { what: `page is ${page.scrollWidth - innerWidth} px too wide`, where: '', text: '' };
    if (!size.scrolls && page.scrollHeight > innerHeight) yield { what: `page is ${page.scrollHeight - innerHeight} px too high`, where: '', text: '' };
  }

  const inMayScroll = (one) => one.closest(MAY_SCROLL);
  function wrong(size) {
    style.forget();
    const page = document.documentElement;
    const whole = { left: 0, top: 0, right: innerWidth, bottom: size.scrolls ? page.scrollHeight : innerHeight };
    const all = texts();
    const pressed = [...document.querySelectorAll(PRESSED)].filter((one) => seen(one) && one.getBoundingClientRect().width > 2 && !inMayScroll(one));
    const found = [...scrolled(size), ...all.flatMap((text) => [...cut(text, whole)]), ...cutSymbols(), ...shortened(), ...crossing(all)];
    // A page that scrolls may lie under what stands fast at its edge.
    if (!size.scrolls) found.push(...covered(all.filter(({ parent }) => !inMayScroll(parent)), pressed));
    if (size.touch) found.push(...narrow(pressed));
    return found;
  }

  function slots() {
    const found = {};
    const places = Object.entries(SLOTS).map(([slot, where]) => [slot, document.querySelector(where)]);
    for (const one of document.querySelectorAll('[data-slot]')) places.push([one.dataset.slot, one]);
    for (const [slot, one] of places) {
      if (!one || !seen(one)) continue;
      const { left, top, width, height } = one.getBoundingClientRect();
      if (width && height) found[slot] = [left, top + scrollY, width, height].map((edge) => Math.round(edge * 2) / 2);
    }
    return found;
  }

  // Seen as it lies, or once its list is opened.
  const found = (one) => seen(one) || [...(one.closest('details:not([open])')?.children ?? [])].some((head) => head.matches('summary') && seen(head));
  // What some tab of a phone shows counts, too.
  function offers() {
    const stage = document.querySelector('.stage');
    const tab = stage?.dataset.tab;
    const tabs = [...document.querySelectorAll('[data-tab-of]')].filter(seen).map((one) => one.dataset.tabOf);
    const told = new Set();
    for (const up of tabs.length ? tabs : [tab]) {
      if (stage && up !== undefined) stage.dataset.tab = up;
      for (const one of document.querySelectorAll('[data-move]')) if (found(one)) told.add(one.dataset.move);
    }
    if (stage && tab !== undefined) stage.dataset.tab = tab;
    return told;
  }
  function unreachable(moves) {
    const offered = offers();
    // What is put together by several presses, such as a sum of gold, names its verb.
    const composed = new Set([...document.querySelectorAll('[data-composes]')].map((one) => one.dataset.composes));
    return moves.filter((move) => !offered.has(move) && !composed.has(move.split(' ')[0]));
  }

  return { wrong, slots, unreachable };
})();

// Whether the page has come to lie still: three frames in a row look the same.
window.settled = async () => {
  await document.fonts.ready;
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const things = () => [...document.querySelectorAll('body *')].filter((one) => one instanceof HTMLElement);
  const look = () => things().reduce((sum, one) => sum + one.offsetTop * 3 + one.offsetLeft * 7 + one.offsetWidth * 11 + one.offsetHeight, document.body.innerText.length);
  let still = 0;
  for (let before = NaN, tries = 0; still < 2 && tries < 60; tries++) {
    await frame();
    const now = look();
    still = now === before ? still + 1 : 0;
    before = now;
  }
  return still >= 2;
};
