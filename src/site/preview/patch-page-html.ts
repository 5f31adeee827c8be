/**
 * Selectors of elements that are replaced as a whole: their scripts have changed them since the server rendered them,
 * or hold references to their children. `main` has a script too, but that script only listens to clicks.
 */
const WHOLE = 'site-island, [data-behaviour]:not(main), script, noscript, svg';

const isWhole = (node: Node): boolean => node instanceof Element && node.matches(WHOLE);

const placeOf = (node: Node): string | null =>
  node instanceof Element ? node.getAttribute('data-field') : null;

/**
 * Whether two nodes have the same type, name and form field (`data-field`), so that one can be changed into the other.
 */
const isAlike = (one: Node, other: Node): boolean =>
  one.nodeType === other.nodeType &&
  one.nodeName === other.nodeName &&
  placeOf(one) === placeOf(other);

/** Whether two nodes are equal, or show the same form field (`data-field`), even with different content. */
const isKept = (one: Node, other: Node): boolean =>
  one.isEqualNode(other) || (placeOf(one) !== null && isAlike(one, other));

const summaryOf = (details: Element): string => details.querySelector('summary')?.textContent ?? '';

/** Replaces a node of the preview by a new one; parts of it that the editor had opened stay open. */
function replace(live: ChildNode, after: Node): void {
  const put = live.ownerDocument?.importNode(after, true);
  if (!put) return;
  if (live instanceof Element && put instanceof Element) {
    const opened = [...live.querySelectorAll('details[open]')].map(summaryOf);
    for (const details of put.querySelectorAll('details')) {
      if (opened.includes(summaryOf(details))) details.open = true;
    }
  }
  live.replaceWith(put);
}

function patchAttributes(live: Element, before: Element, after: Element): void {
  for (const { name } of before.attributes) {
    if (!after.hasAttribute(name)) live.removeAttribute(name);
  }
  for (const { name, value } of after.attributes) {
    if (before.getAttribute(name) !== value) live.setAttribute(name, value);
  }
}

/** The number of nodes at the start of two lists that match pair by pair ({@link isKept}). */
function keptAtStart(before: readonly Node[], after: readonly Node[]): number {
  const longest = Math.min(before.length, after.length);
  let count = 0;
  for (; count < longest; count += 1) {
    const [one, other] = [before[count], after[count]];
    if (!one || !other || !isKept(one, other)) break;
  }
  return count;
}

function patchChildren(live: Element, before: Element, after: Element): void {
  const [shown, old, next] = [[...live.childNodes], [...before.childNodes], [...after.childNodes]];
  if (shown.length !== old.length) {
    const { ownerDocument } = live;
    live.replaceChildren(...next.map((node) => ownerDocument.importNode(node, true)));
    return;
  }
  if (old.length === next.length) {
    old.forEach((one, place) => patchOne(shown[place], one, next[place]));
    return;
  }
  const start = keptAtStart(old, next);
  const end = keptAtStart(old.slice(start).toReversed(), next.slice(start).toReversed());
  for (let place = 0; place < start; place += 1) {
    patchOne(shown[place], old[place], next[place]);
  }
  for (let back = 1; back <= end; back += 1) {
    patchOne(shown.at(-back), old.at(-back), next.at(-back));
  }
  const following = end === 0 ? null : (live.childNodes[shown.length - end] ?? null);
  const added = next
    .slice(start, next.length - end)
    .map((node) => live.ownerDocument.importNode(node, true));
  for (const gone of shown.slice(start, shown.length - end)) gone.remove();
  for (const node of added) live.insertBefore(node, following);
}

function patchOne(live?: ChildNode, before?: Node, after?: Node): void {
  if (!live || !before || !after || before.isEqualNode(after)) return;
  const isElement =
    live instanceof Element && before instanceof Element && after instanceof Element;
  if (isElement && isAlike(live, before) && isAlike(before, after) && !isWhole(before)) {
    patchAttributes(live, before, after);
    patchChildren(live, before, after);
  } else if (live instanceof Text && after instanceof Text) live.data = after.data;
  else replace(live, after);
}

/**
 * Changes a page to a newer rendering, only where the server's HTML has changed. Changes by scripts and the reader
 * elsewhere are kept: scroll positions, opened details, chosen tabs, loaded pictures.
 * @param live the element in the page
 * @param before what the server had rendered for it
 * @param after what the server renders now
 */
export function patch(live: Element, before: Element, after: Element): void {
  patchOne(live, before, after);
}

const at = (page: ParentNode, place: string): Element | null =>
  page.querySelector(`[data-field="${CSS.escape(place)}"]`);

/**
 * Keeps the previous HTML of sections that the server could not render, so that an incomplete section does not
 * disappear while it is edited.
 * @returns the identifiers of all sections that could not be rendered
 */
export function keepLeftOut(before: Element, after: Element): string[] {
  const left = [...after.querySelectorAll<HTMLElement>('template[data-left-out]')];
  return left.map((template) => {
    const place = template.dataset.leftOut ?? '';
    const had = at(before, place);
    if (had) {
      let previous = had.previousElementSibling;
      while (previous && !at(after, placeOf(previous) ?? '')) {
        previous = previous.previousElementSibling;
      }
      const kept = after.ownerDocument.importNode(had, true);
      const follows = previous && at(after, placeOf(previous) ?? '');
      if (follows) follows.after(kept);
      else (at(after, placeOf(had.nextElementSibling ?? had) ?? '') ?? template).before(kept);
    }
    template.remove();
    return place;
  });
}
