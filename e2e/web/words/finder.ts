/** What is wrong with words somewhere on the screen: a kind, and which words or which control. */
export type Fault = string;

type Rect = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
type Words = { readonly block: Element; readonly text: string; readonly lines: readonly Rect[] };

/**
 * Runs in the page, so it holds everything it needs. Looks at what can be seen now, in the topmost of what lies over each other:
 * words that are cut, broken or lie on others, controls that nobody can reach, and what lies outside its panel. `given` are names that players gave: those may
 * be shortened and broken.
 */
export function findFaults(given: readonly string[]): Fault[] {
  const NEAR = 1.5;
  const faults = new Set<Fault>();
  const window_: Rect = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const layers = [...document.querySelectorAll('[aria-modal="true"]')].filter(
    (each) => isSeen(each) && each.textContent?.trim(),
  );
  const layer = layers.at(-1) ?? document.body;

  const nameOf = (element: Element) => {
    const marked = element.closest('[data-testid]')?.getAttribute('data-testid') ?? '';
    return `${element.textContent?.trim().slice(0, 40) ?? ''} (${marked.replace(/[0-9a-f-]{30,}/, 'id')})`;
  };
  const meet = (a: Rect, b: Rect, by: number) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > by &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
  const around = (a: Rect, b: Rect): Rect => ({
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  });
  const common = (a: Rect, b: Rect): Rect => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });

  /** What of a rectangle is seen now, and whether all of it can be brought into sight. */
  function reach(from: Element, rect: Rect): { readonly seen: Rect; readonly cut: boolean } {
    let seen = rect;
    let cut = false;
    const open = { x: true, y: true };
    const judge = (outer: Rect) => {
      if (open.x && (rect.left < outer.left - NEAR || rect.right > outer.right + NEAR)) cut = true;
      if (open.y && (rect.top < outer.top - NEAR || rect.bottom > outer.bottom + NEAR)) cut = true;
    };
    for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const outer = at.getBoundingClientRect();
      seen = common(seen, outer);
      if (/auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth) open.x = false;
      if (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight) open.y = false;
      judge(outer);
    }
    judge(window_);
    return { seen: common(seen, window_), cut };
  }

  function textsIn(root: Element): Words[] {
    const blocks = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!(node instanceof Text) || !parent || !node.data.trim() || /^(STYLE|SCRIPT|NOSCRIPT)$/.test(parent.tagName))
        continue;
      let block = parent;
      while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
      blocks.set(block, [...(blocks.get(block) ?? []), node]);
    }
    return [...blocks]
      .filter(([block]) => isSeen(block))
      .map(([block, nodes]) => {
        const range = document.createRange();
        const lines = linesOf(nodes, range);
        for (const node of nodes) findBroken(node, lines.length, range);
        return { block, text: block.textContent?.trim() ?? '', lines };
      });
  }

  /** One rectangle a line, without the blanks at its end, which hang over the edge of their box. */
  function linesOf(nodes: readonly Text[], range: Range): Rect[] {
    const lines = new Map<number, Rect>();
    for (const node of nodes)
      for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        for (const rect of range.getClientRects()) {
          const line = lines.get(Math.round(rect.top));
          lines.set(Math.round(rect.top), line ? around(line, rect) : rect);
        }
      }
    return [...lines.values()];
  }

  function findBroken(node: Text, lines: number, range: Range): void {
    if (lines < 2) return;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{M}\d]{2,}/gu)) {
      if (given.some((name) => name.includes(word))) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = range.getClientRects();
      if (first && others.some(({ top }) => top > first.top + first.height / 2))
        faults.add(`broken word: ${word} in ${nameOf(node.parentElement ?? document.body)}`);
    }
  }

  function findClipped({ block, text, lines }: Words): void {
    const { overflowX, overflowY, lineHeight } = getComputedStyle(block);
    if (overflowX === 'visible' && overflowY === 'visible') return;
    const line = parseFloat(lineHeight) || (lines[0] ? lines[0].bottom - lines[0].top : 0);
    const wide = block.scrollWidth > block.clientWidth + 1;
    const high = block.scrollHeight > block.clientHeight + line * 0.4;
    if ((wide || high) && !given.includes(text)) faults.add(`shortened: ${nameOf(block)}`);
  }

  /** Figures and letters stand inside their line: what sticks out of it above and below is air. */
  const inkOf = ({ left, top, right, bottom }: Rect): Rect => {
    const air = (bottom - top) * 0.22;
    return { left, right, top: top + air, bottom: bottom - air };
  };

  const isDrawn = (element: Element): boolean => {
    const { borderTopWidth, backgroundColor, backgroundImage } = getComputedStyle(element);
    return parseFloat(borderTopWidth) > 0 || backgroundImage !== 'none' || !/, 0\)$/.test(backgroundColor);
  };

  /** The nearest thing with an edge or a ground of its own that something lies on. */
  const panelOf = (element: Element): Element | null => {
    let at = element.parentElement;
    while (at && at !== layer && !isDrawn(at)) at = at.parentElement;
    return at === layer ? null : at;
  };

  // What goes by itself in a moment may lie over other things meanwhile.
  const passes = (element: Element) => element.closest('[data-testid="toast"],[data-testid="painting"]') !== null;

  const texts = textsIn(layer);
  const controls = [
    ...layer.querySelectorAll('[role=button],[role=link],[role=radio],[role=combobox],[role=switch],input'),
  ]
    .filter((element) => isSeen(element) && !passes(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 2 && box.height > 2);
  const isTarget = (element: Element) => element.getAttribute('data-testid')?.startsWith('target:') ?? false;
  // A board that is larger than its window goes on under what stands over it: the finger moves it from there.
  const goesUnder = (element: Element) =>
    isTarget(element) && element.closest('[data-testid="island"],[data-testid="battlefield"]') !== null;

  const shown = texts
    .filter(({ block }) => !passes(block))
    .map((words) => {
      findClipped(words);
      const shortened = getComputedStyle(words.block).overflowX !== 'visible';
      const inks = words.lines
        .map(inkOf)
        .map((ink) => (shortened ? common(ink, words.block.getBoundingClientRect()) : ink));
      const reached = inks.map((ink) => reach(words.block.parentElement ?? words.block, ink));
      if (reached.some(({ cut }) => cut)) faults.add(`cut off: ${nameOf(words.block)}`);
      return { ...words, inks, seen: reached.map(({ seen }) => seen) };
    });

  shown.forEach((one, i) => {
    for (const other of shown.slice(i + 1))
      if (one.seen.some((a) => other.seen.some((b) => meet(a, b, NEAR))))
        faults.add(`words on words: ${nameOf(one.block)} and ${nameOf(other.block)}`);
  });

  const placed = controls.map((control) => {
    const { seen, cut } = reach(control.element.parentElement ?? control.element, control.box);
    if (cut && !isTarget(control.element)) faults.add(`control out of reach: ${nameOf(control.element)}`);
    return { ...control, seen };
  });

  for (const { element, seen } of placed) {
    if (goesUnder(element)) continue;
    for (const words of shown)
      if (!element.contains(words.block) && words.seen.some((ink) => meet(ink, seen, NEAR * 2)))
        faults.add(`words on a control: ${nameOf(words.block)} and ${nameOf(element)}`);
  }
  placed.forEach((one, i) => {
    for (const other of placed.slice(i + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (isTarget(one.element) && isTarget(other.element)) continue;
      if (goesUnder(one.element) || goesUnder(other.element)) continue;
      if (meet(one.seen, other.seen, NEAR * 2))
        faults.add(`control on control: ${nameOf(one.element)} and ${nameOf(other.element)}`);
    }
  });

  // Words, controls and pictures; a badge or a gate may stand over an edge, by a quarter of itself.
  const lying = [
    ...shown.flatMap(({ block, seen }) => seen.map((part) => ({ element: block, seen: part, hangs: NEAR }))),
    ...placed.filter(({ element }) => !isTarget(element)).map((each) => ({ ...each, hangs: NEAR })),
    ...[...layer.querySelectorAll('img')].flatMap((image) => {
      const element = image.closest('[aria-hidden="true"],[role=img]');
      if (!element || !isSeen(element) || passes(element)) return [];
      const box = element.getBoundingClientRect();
      const { seen } = reach(element.parentElement ?? element, box);
      return [{ element, seen, hangs: Math.max(6, Math.min(box.width, box.height) / 4) }];
    }),
  ];
  for (const { element, seen, hangs } of lying) {
    const panel = panelOf(element)?.getBoundingClientRect();
    if (panel === undefined || seen.right - seen.left < 2 || seen.bottom - seen.top < 2) continue;
    if (
      seen.left < panel.left - hangs ||
      seen.right > panel.right + hangs ||
      seen.top < panel.top - hangs ||
      seen.bottom > panel.bottom + hangs
    )
      faults.add(`outside its panel: ${nameOf(element)}`);
  }

  for (const { element, box } of placed) {
    if (!isDrawn(element) || element.tagName === 'INPUT') continue;
    for (const words of shown.filter(({ block }) => element.contains(block)))
      for (const ink of words.inks)
        if (
          ink.left < box.left + 2 ||
          ink.right > box.right - 2 ||
          ink.top < box.top + 2 ||
          ink.bottom > box.bottom - 2
        )
          faults.add(`words at the edge of a control: ${nameOf(words.block)}`);
  }
  return [...faults];
}
