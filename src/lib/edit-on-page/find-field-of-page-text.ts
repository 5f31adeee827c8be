import { type FieldText, fieldTexts } from './texts-of-form-field';
import type { Place, Pressed } from './preview-window-messages';
import { rowOf, sectionField } from './mark-sections-in-preview';
import { comparable } from './normalize-text-for-comparison';

type Data = Readonly<Record<string, unknown>>;

/** Matches a placeholder in a text, such as `{{promise.minutes}}`, which the page fills in. */
const PLACEHOLDER = /\{\{[^}]*\}\}/;

/** The minimum length of a part of a text by which a field is found: shorter parts occur in too many fields. */
const MIN_PART_LENGTH = 3;

function isFilledIn(template: string, shown: string): boolean {
  if (!PLACEHOLDER.test(template)) return false;
  const [head = '', tail = ''] = template.split(PLACEHOLDER);
  return shown.length > head.length && shown.startsWith(head) && shown.endsWith(tail);
}

const isShownAs = (shown: string) => (text: string) => text === shown || isFilledIn(text, shown);

const rowsOf = (data: Data): { id?: unknown }[] =>
  Array.isArray(data.sections) ? (data.sections as { id?: unknown }[]) : [];

/**
 * The form path of the element that `data-field` names, such as `sections.3` for a section; empty for the whole form,
 * and for a section that the form does not hold.
 */
function pathAt(data: Data, field: string | null): string {
  const row = field === null ? null : rowOf(field);
  if (row === null) return field ?? '';
  const place = rowsOf(data).findIndex(({ id }) => id === row);
  return place === -1 ? '' : `sections.${place}`;
}

/** The value of the form at a dotted path. */
export const valueAt = (data: unknown, path: string): unknown =>
  path === ''
    ? data
    : path
        .split('.')
        .reduce<unknown>(
          (value, name) =>
            typeof value === 'object' && value !== null
              ? (value as Record<string, unknown>)[name]
              : undefined,
          data,
        );

/**
 * All form fields below a path, with the form's values. Of the whole form, `seo` and `body` are left out: pages do
 * not show them. The value of a rich text may be older than the text in its editor.
 */
function fieldsBelow(data: Data, path: string): FieldText[] {
  if (path !== '') return fieldTexts(valueAt(data, path), path);
  const { seo: _seo, body: _plain, ...shown } = data;
  return fieldTexts(shown);
}

/** The path of the deepest row or group that contains all of these paths. */
function commonPath(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('.'));
  if (others.length === 0) return first.join('.');
  let length = 0;
  while (
    first[length] !== undefined &&
    others.every((segments) => segments[length] === first[length])
  ) {
    length += 1;
  }
  return first.slice(0, length).join('.');
}

/**
 * The path of the field that a page shows as this text. If several fields match, the nth of them; without a match,
 * the only field whose text contains this text.
 */
function fieldOfText(fields: readonly FieldText[], shown: string, nth: number): string | null {
  const all = fields.filter(({ texts }) => texts.some(isShownAs(shown)));
  const words = all.filter(({ isNumber }) => !isNumber);
  const same = words.length > 0 ? words : all;
  if (same.length > 0) return same[Math.min(nth, same.length - 1)]?.path ?? null;
  if (shown.length < MIN_PART_LENGTH) return null;
  const around = fields.filter(({ texts }) => texts.some((text) => text.includes(shown)));
  return around.length === 1 ? (around[0]?.path ?? null) : null;
}

/**
 * The path of the form field that contains a clicked text. For a text that no field contains literally (a date, a
 * price), the row of the texts around it, else the section; empty where the form contains nothing of it.
 */
export function findField(data: Data, { field, levels, nth }: Pressed): string {
  const base = pathAt(data, field);
  if (field !== null && base === '') return '';
  const fields = fieldsBelow(data, base);
  for (const level of levels) {
    const texts = level.map(comparable).filter(Boolean);
    const [only] = texts;
    if (texts.length === 1 && only !== undefined) {
      const path = fieldOfText(fields, only, nth);
      if (path !== null) return path;
    }
    const found = fields.filter((one) =>
      one.texts.some((text) => texts.some((shown) => isShownAs(shown)(text))),
    );
    if (texts.length > 1 && found.length > 0) {
      const common = commonPath(found.map(({ path }) => path));
      return common.length >= base.length ? common : base;
    }
  }
  return base;
}

/**
 * The path of the upload field of a picture in a section of the page; else the path of the section.
 * @param isUpload whether the field at a path holds an upload; the same number in another field is not a picture's id
 */
export function findPicture(
  data: Data,
  field: string | null,
  id: number | string,
  isUpload: (path: string) => boolean,
): string {
  const base = pathAt(data, field);
  const search = (value: unknown, path: string): string | null => {
    if (value === id && isUpload(path)) return path;
    if (typeof value !== 'object' || value === null) return null;
    for (const [name, one] of Object.entries(value)) {
      const found = name === 'id' ? null : search(one, path ? `${path}.${name}` : name);
      if (found !== null) return found;
    }
    return null;
  };
  return search(valueAt(data, base), base) ?? base;
}

/**
 * Where the page shows a form field.
 * @param text the part of the field's text that is edited; by default the whole text
 */
export function placeOf(data: Data, path: string, text?: string): Place {
  const [list, row] = path.split('.');
  const id = list === 'sections' ? rowsOf(data)[Number(row)]?.id : undefined;
  const isRow = typeof id === 'string';
  const field = isRow ? sectionField(id) : list === 'content' ? 'content' : null;
  const value = valueAt(data, path);
  const whole = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const shown = comparable(text ?? whole);
  const same = fieldsBelow(data, isRow ? `sections.${row}` : '').filter(({ texts }) =>
    texts.includes(shown),
  );
  const nth = Math.max(
    0,
    same.findIndex((one) => one.path === path),
  );
  return { field, text: shown, nth, picture: '' };
}
