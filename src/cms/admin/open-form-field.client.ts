'use client';

import { comparable } from '@/lib/edit-on-page/normalize-text-for-comparison';

const INPUTS =
  'input:not([type="hidden"], [type="file"]), textarea, [contenteditable="true"], select, button';

const PARAGRAPHS = 'p, h1, h2, h3, h4, li, blockquote';

/** How long, in ms, a field may take to appear in its opened row: rows are rendered once they are near the viewport. */
const FIELD_TIMEOUT_MS = 2000;
/** For how long, in ms, an opened field is kept in view, while rows above it unfold and are rendered. */
const KEEP_IN_VIEW_MS = 2500;

const isRowNumber = (segment: string): boolean => /^\d+$/.test(segment);

/**
 * The element of the form's row at a path such as `sections.3`; null for other paths, and for rows that are not
 * rendered yet.
 */
function rowAt(path: string): HTMLElement | null {
  const segments = path.split('.');
  const number = segments.pop() ?? '';
  return isRowNumber(number)
    ? document.getElementById(`${segments.join('-')}-row-${number}`)
    : null;
}

/**
 * The element of the field or row at a path of the form. Fields of blocks inside a rich text are left out: each such
 * block has a form of its own, in which ids repeat.
 */
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

/** Unfolds the collapsed rows around an element, and the element itself if it is a row. */
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

/** Waits until `find` returns an element; null when none appears in time, or before `signal` aborts. */
export async function appeared<T>(
  find: () => T | null,
  signal: AbortSignal,
  longestMs = FIELD_TIMEOUT_MS,
): Promise<T | null> {
  const end = performance.now() + longestMs;
  for (;;) {
    const found = signal.aborted ? null : find();
    if (found !== null || signal.aborted || performance.now() > end) return found;
    await new Promise((resolve) => {
      setTimeout(resolve, 30);
    });
  }
}

/** The focus counts as settled after this number of consecutive checks in which it was on the element. */
const SURE = 5;

/**
 * Focuses an element again and again until the focus stays there. A row that unfolds can not take the focus for a
 * moment, and a rich text that the editor has just left takes the focus back once. `signal` aborts it when the editor
 * scrolls, types or clicks elsewhere.
 */
async function focus(element: HTMLElement | null, signal: AbortSignal): Promise<void> {
  let times = 0;
  let wasReached = false;
  await appeared(() => {
    const { activeElement } = document;
    times = activeElement === element ? times + 1 : 0;
    wasReached ||= times > 0;
    // The editor has moved the focus back to the preview, possibly by keyboard, and keeps it there.
    if (wasReached && activeElement instanceof HTMLIFrameElement) return true;
    if (times === 0) element?.focus({ preventScroll: true });
    return !element || times >= SURE || null;
  }, signal);
}

/** Events that show that the editor scrolls, types or clicks, and no longer waits for the field to open. */
const MOVES = ['wheel', 'keydown', 'pointerdown', 'touchstart'] as const;

/** A signal that aborts with `signal`, and once the editor scrolls, types or clicks outside the preview. */
function untilMoved(signal: AbortSignal): AbortSignal {
  const moved = new AbortController();
  const whole = AbortSignal.any([signal, moved.signal]);
  for (const type of MOVES) {
    const options = { capture: true, passive: true, signal: whole };
    window.addEventListener(type, () => moved.abort(), options);
  }
  return whole;
}

/**
 * Scrolls an element into view, and again while the form grows, until KEEP_IN_VIEW_MS have passed or `signal` aborts.
 */
function hold(element: HTMLElement, signal: AbortSignal): void {
  const scroll = () => element.scrollIntoView({ block: 'center' });
  const growing = new ResizeObserver(scroll);
  growing.observe(document.body);
  const form = element.closest('form');
  if (form) growing.observe(form);
  const stop = () => growing.disconnect();
  const timer = setTimeout(stop, KEEP_IN_VIEW_MS);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    stop();
  });
  scroll();
}

type Wanted = {
  /** The texts of the elements around the click in the preview, the innermost first. */
  texts: readonly string[];
  /** Aborts when another field is to be opened instead. */
  signal: AbortSignal;
};

/** Moves the cursor of a rich text to the beginning of the paragraph with this text, and scrolls it into view. */
async function showInText(editor: HTMLElement, { texts, signal }: Wanted): Promise<void> {
  const paragraphs = [...editor.querySelectorAll<HTMLElement>(PARAGRAPHS)];
  const found = texts.flatMap(
    (text) => paragraphs.find(({ textContent }) => comparable(textContent ?? '') === text) ?? [],
  );
  const [paragraph] = found;
  hold(paragraph ?? editor, signal);
  editor.focus({ preventScroll: true });
  if (paragraph) getSelection()?.collapse(paragraph, 0);
  await focus(editor, signal);
}

async function show(element: HTMLElement, wanted: Wanted): Promise<void> {
  const editor = element.dataset.fieldPath
    ? element.querySelector<HTMLElement>('[contenteditable="true"]')
    : null;
  if (editor) {
    await showInText(editor, wanted);
    return;
  }
  const input = element.matches(INPUTS) ? element : element.querySelector<HTMLElement>(INPUTS);
  const fields = element.querySelector<HTMLElement>('.render-fields');
  const first = fields?.querySelector<HTMLElement>(INPUTS) ?? input;
  const isTall = element.offsetHeight > window.innerHeight * 0.6;
  hold(isTall ? (first ?? element) : element, wanted.signal);
  await focus(first, wanted.signal);
}

/**
 * Opens the rows of the form around a field, scrolls to the field and focuses it; for a row, its first field. A path
 * inside a rich text opens the text, and a path that the form does not show opens what surrounds it. An editor who
 * scrolls, types or clicks elsewhere meanwhile keeps the focus.
 */
export async function openField(path: string, { texts, signal }: Wanted): Promise<void> {
  const wanted = { texts, signal: untilMoved(signal) };
  const segments = path.split('.');
  for (let length = 1; length <= segments.length; length += 1) {
    if (!isRowNumber(segments[length - 1] ?? '')) continue;
    const place = segments.slice(0, length).join('.');
    const row = await appeared(() => rowAt(place), wanted.signal);
    if (wanted.signal.aborted) return;
    if (!row) break;
    row.scrollIntoView({ block: 'nearest' });
    unfold(row, true);
  }
  let field = await appeared(() => fieldAt(path), wanted.signal);
  while (!field && segments.length > 1) {
    segments.pop();
    field = fieldAt(segments.join('.'));
  }
  if (!field || wanted.signal.aborted) return;
  unfold(field, false);
  await show(field, wanted);
}

/** The path of the field, or else of the row, that contains an element of the form; null outside of fields. */
export function pathOfElement(element: Element): string | null {
  const text = element.closest<HTMLElement>('[data-field-path]')?.dataset.fieldPath;
  if (text) return text;
  const holder = element.closest<HTMLElement>('[id^="field-"], [id*="-row-"]');
  if (!holder) return null;
  if (holder.id.startsWith('field-')) return holder.id.slice(6).replaceAll('__', '.');
  return holder.id.replace('-row-', '-').replaceAll('-', '.');
}

/** The paragraph of a rich text that contains the cursor: its text and its number; undefined outside of rich texts. */
export function paragraphAtCursor(): { text: string; nth: number } | undefined {
  const node = getSelection()?.anchorNode;
  const element = node instanceof Element ? node : node?.parentElement;
  const editor = element?.closest('[contenteditable="true"]');
  const paragraph = element?.closest(PARAGRAPHS);
  if (!editor || !paragraph) return undefined;
  const nth = [...editor.querySelectorAll(PARAGRAPHS)].indexOf(paragraph);
  return { text: paragraph.textContent ?? '', nth };
}
