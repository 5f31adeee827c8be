'use client';

const INPUTS =
  'input:not([type="hidden"], [type="file"]), textarea, [contenteditable="true"], select, button';

/** How long a field may take to appear after its row was opened: rows are drawn once they are near the viewport. */
const LONGEST_MS = 2000;
/** For how long a field that was opened is held in view, while rows above it unfold and are drawn. */
const HELD_MS = 2500;

const isRowNumber = (segment: string): boolean => /^\d+$/.test(segment);

/** The row of the form at a path such as `sections.3`; null for other paths, and rows that are not drawn. */
function rowAt(path: string): HTMLElement | null {
  const segments = path.split('.');
  const number = segments.pop() ?? '';
  return isRowNumber(number)
    ? document.getElementById(`${segments.join('-')}-row-${number}`)
    : null;
}

/** The field at a path of the form; what stands inside a text, such as a note, has ids of its own form. */
function fieldAt(path: string): HTMLElement | null {
  const id = CSS.escape(`field-${path.replaceAll('.', '__')}`);
  const ofForm = [...document.querySelectorAll<HTMLElement>(`#${id}`)].find(
    (field) => !field.closest('[data-field-path]'),
  );
  return (
    document.querySelector<HTMLElement>(`[data-field-path="${CSS.escape(path)}"]`) ??
    ofForm ??
    rowAt(path)
  );
}

/** Unfolds what is folded around an element, and a row itself. */
function unfold(element: HTMLElement, isRow: boolean): void {
  const folded: HTMLElement[] = [];
  let around = (isRow ? element.querySelector('.collapsible') : element)?.closest<HTMLElement>(
    '.collapsible--collapsed',
  );
  while (around) {
    folded.push(around);
    around = around.parentElement?.closest('.collapsible--collapsed');
  }
  for (const one of folded) one.querySelector<HTMLElement>('.collapsible__toggle')?.click();
}

/** What `find` finds, once it is there; null when it does not appear in time. */
async function appeared<T>(find: () => T | null): Promise<T | null> {
  const end = performance.now() + LONGEST_MS;
  for (;;) {
    const found = find();
    if (found || performance.now() > end) return found;
    await new Promise((resolve) => {
      setTimeout(resolve, 30);
    });
  }
}

/** Scrolls an element into view, again while the form above it grows, until the editor scrolls or types. */
function hold(element: HTMLElement): void {
  const scroll = () => element.scrollIntoView({ block: 'center' });
  const growing = new ResizeObserver(scroll);
  growing.observe(document.body);
  const form = element.closest('form');
  if (form) growing.observe(form);
  const stop = () => growing.disconnect();
  setTimeout(stop, HELD_MS);
  for (const type of ['wheel', 'keydown', 'pointerdown', 'touchstart']) {
    window.addEventListener(type, stop, { once: true, passive: true });
  }
  scroll();
}

function show(element: HTMLElement): void {
  const input = element.matches(INPUTS) ? element : element.querySelector<HTMLElement>(INPUTS);
  const fields = element.querySelector<HTMLElement>('.render-fields');
  const first = fields?.querySelector<HTMLElement>(INPUTS) ?? input;
  first?.focus({ preventScroll: true });
  const isTall = element.offsetHeight > window.innerHeight * 0.6;
  hold(isTall ? (first ?? element) : element);
}

/**
 * Opens the rows of the form around a field, brings it into view and focuses it; of a row, its first field. A path inside a
 * text leads to the text, and one that the form does not show to what is around it.
 */
export async function openField(path: string): Promise<void> {
  const segments = path.split('.');
  for (let length = 1; length <= segments.length; length += 1) {
    if (!isRowNumber(segments[length - 1] ?? '')) continue;
    const row = await appeared(() => rowAt(segments.slice(0, length).join('.')));
    if (!row) break;
    row.scrollIntoView({ block: 'nearest' });
    unfold(row, true);
  }
  let field = await appeared(() => fieldAt(path));
  while (!field && segments.length > 1) {
    segments.pop();
    field = fieldAt(segments.join('.'));
  }
  if (!field) return;
  unfold(field, false);
  show(field);
}

/** The path of the field, or else of the row, that an element of the form belongs to; null outside of fields. */
export function pathOfElement(element: Element): string | null {
  const text = element.closest<HTMLElement>('[data-field-path]')?.dataset.fieldPath;
  if (text) return text;
  const holder = element.closest<HTMLElement>('[id^="field-"], [id*="-row-"]');
  if (!holder) return null;
  if (holder.id.startsWith('field-')) return holder.id.slice(6).replaceAll('__', '.');
  return holder.id.replace('-row-', '-').replaceAll('-', '.');
}

/** The words of the paragraph of a text in which the cursor stands; undefined outside of texts. */
export function paragraphAtCursor(): string | undefined {
  const node = getSelection()?.anchorNode;
  const element = node instanceof Element ? node : node?.parentElement;
  if (!element?.closest('[contenteditable="true"]')) return undefined;
  return element.closest('p, h1, h2, h3, h4, li, blockquote')?.textContent ?? undefined;
}
