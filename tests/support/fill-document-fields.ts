import type { Block, Field, PayloadRequest, TextFieldSingleValidation } from 'payload';
import { textPartBlocks } from '@/cms/fields/rich-text-editor-blocks';
import { fromParts } from '@/lib/rich-text/rich-text-from-parts';
import { isShown } from './section-variants';

type Step = string | number;

/** One form field that takes a value, and its path in a document. */
export type Leaf = {
  path: readonly Step[];
  /** The field's path for messages: `listing.label`, `body.table.caption`. */
  name: string;
  /** The field's possible values; the first is used in a filled form. */
  values: readonly unknown[];
  /** A unique marker text in the first of the values. */
  marker: string | null;
  isRequired: boolean;
  /** The optional rows around it, from the outside in. */
  rows: readonly (readonly Step[])[];
};

type Data = Record<string, unknown>;

/** Possible targets of relationships and uploads, by collection. */
export type Targets = Readonly<Record<string, readonly number[]>>;

type Around = { path: readonly Step[]; name: string; rows: Leaf['rows'] };
type Making = { targets: Targets; count: number; given: Data };

const HOST = 'https://assets.example.com';
const MOMENTS = [
  '2030-05-05T02:00:00.000Z',
  '2031-06-06T03:00:00.000Z',
  '2020-07-07T04:00:00.000Z',
];

/** Formats in which a text can contain a marker. */
const marked = [
  (marker: string) => marker,
  (marker: string) => `/${marker}`,
  (marker: string) => `${HOST}/${marker}`,
  (marker: string) => `https://youtu.be/${marker}`,
  (marker: string) => `${marker}@site.example`,
];
/** Fields whose text must have a certain format. */
const shapes: Readonly<Record<string, (marker: string) => string>> = {
  searchSynonyms: (marker) => `${marker}, ${marker}b`,
  // Labels of six periods, the most that a scale may have.
  scale: (marker) => [marker, 'b', 'c', 'd', 'e', 'f'].join('\n'),
  columns: (marker) => `${marker} | b | c`,
  rows: (marker) => `${marker} | b | c`,
  // A redirect leads to a page that exists, whatever its query.
  to: (marker) => `/search?q=${marker}`,
  // Texts of a message with markers in brackets, one for each row that explains them.
  words: (marker) => `[${marker}]`,
};
/** Texts that can not contain a marker. */
const unmarked: Readonly<Record<string, readonly string[]>> = {
  icon: ['/marks.svg#people', '/marks.svg#plug'],
  logo: ['/marks.svg#rice', '/marks.svg#tea'],
  cells: ['1 | x', '3 | 2'],
  duration: ['03:25', '04:35'],
  film: ['/films/complaint.vi.mp4', '/films/complaint.en.mp4'],
  smallFilm: ['/films/complaint.vi.webm', '/films/complaint.en.webm'],
  captions: ['/films/complaint.vi.vtt', '/films/complaint.en.vtt'],
  captionsEnglish: ['/films/complaint.en.vtt', '/films/complaint.vi.vtt'],
  months: ['3', '12'],
  // A number for each hour of a day.
  hours: [
    '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24',
    '24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1',
  ],
  phone: ['+84 28 7300 0042', '+84 28 7300 0043'],
  year: ['2019', '2021'],
};
/** Values of the number fields `from` and `to`: `to` has to be greater. */
const scales: Readonly<Record<string, readonly number[]>> = { from: [0, 1], to: [5, 7] };
/** Fields that the CMS adds by itself. */
const ITS_OWN = new Set(['_status', 'blockName']);

const request = {
  i18n: { language: 'en' },
  payload: { config: {} },
  t: String,
} as unknown as PayloadRequest;

function accepts(field: Field, value: string): boolean {
  if (!('validate' in field) || !field.validate) return true;
  const validate = field.validate as TextFieldSingleValidation;
  const options = { req: request, siblingData: {}, data: {}, required: false };
  return validate(value, options as never) === true;
}

function textValues(
  field: Field & { name: string },
  marker: string,
): Pick<Leaf, 'values' | 'marker'> {
  // The value is the URL of a picture that the site is allowed to show.
  if (/url$/i.test(field.name) && accepts(field, `${HOST}/${marker}.jpg`)) {
    return { values: [`${HOST}/${marker}.jpg`], marker };
  }
  const own = shapes[field.name];
  if (own) return { values: [own(marker)], marker };
  const turns = unmarked[field.name];
  if (turns) return { values: turns, marker: null };
  const shape = marked.find((shaped) => accepts(field, shaped(marker)));
  if (shape) return { values: [shape(marker)], marker };
  throw new Error(`This test knows no text for ${field.name}; teach it.`);
}

function valuesOf(
  field: Field & { name: string },
  making: Making,
): Pick<Leaf, 'values' | 'marker'> {
  if (field.type === 'text' || field.type === 'textarea') {
    making.count += 1;
    // The marker has the length of a video's id.
    return textValues(field, `mark${String(making.count).padStart(7, '0')}`);
  }
  const plain = (values: readonly unknown[]) => ({ values, marker: null });
  if (field.type === 'checkbox') return plain([false, true]);
  if (field.type === 'date') return plain(MOMENTS);
  if (field.type === 'number') {
    const { min = 1, max = min + 9 } = field;
    const beyond = field.max === undefined ? [max + 1] : [];
    return plain(scales[field.name] ?? [max, min, Math.min(min + 1, max), ...beyond]);
  }
  if (field.type === 'select') {
    const options = field.options.map((one) => (typeof one === 'string' ? one : one.value));
    return plain(
      field.hasMany
        ? [options.slice(0, 1), options]
        : [...options.slice(0, 3), ...options.slice(-1)],
    );
  }
  if (field.type === 'upload' || field.type === 'relationship') {
    const to = String(field.relationTo);
    const ids = making.targets[to];
    if (!ids) throw new Error(`${field.name} points to ${to}; give this test two of them.`);
    // The URL beside an upload is used only without an upload.
    return plain(field.type === 'upload' ? [null, ...ids] : ids);
  }
  throw new Error(`This test knows no field of the type ${field.type}; teach it.`);
}

function isLeftOut(field: Field): boolean {
  if (!('name' in field) || !field.name || field.type === 'ui') return true;
  const { admin } = field;
  return (
    ITS_OWN.has(field.name) ||
    Boolean(
      admin && (('hidden' in admin && admin.hidden) || ('disabled' in admin && admin.disabled)),
    )
  );
}

/** The block types of a blocks field or of a rich text, which are filled in one by one. */
function blocksOf(field: Field): readonly Block[] | null {
  if (field.type === 'blocks') return field.blocks;
  return field.type === 'richText' ? textPartBlocks : null;
}

function within(fields: readonly Field[], around: Around, making: Making): Leaf[] {
  return fields.flatMap((field): Leaf[] => {
    if (field.type === 'row') return within(field.fields, around, making);
    if (isLeftOut(field) || !('name' in field) || !field.name) return [];
    if (!isShown(field, making.given)) return [];
    const name = around.name + field.name;
    const path = [...around.path, field.name];
    if (field.type === 'group') {
      return within(field.fields, { ...around, path, name: `${name}.` }, making);
    }
    if (field.type === 'array') {
      const least = field.minRows ?? 0;
      return Array.from({ length: Math.max(least, 1) }, (_, row) => {
        const here = [...path, row];
        const rows = least > row ? around.rows : [...around.rows, here];
        return within(field.fields, { path: here, name: `${name}.`, rows }, making);
      }).flat();
    }
    const blocks = blocksOf(field);
    if (blocks) {
      return blocks.flatMap((block, row) => {
        const here = [...path, row];
        const inside = { path: here, name: `${name}.${block.slug}.`, rows: [...around.rows, here] };
        return [
          {
            ...inside,
            path: [...here, 'blockType'],
            values: [block.slug],
            marker: null,
            isRequired: true,
          },
          ...within(block.fields, inside, making),
        ];
      });
    }
    const chosen = making.given[field.name];
    const { values, marker } =
      chosen === undefined ? valuesOf(field, making) : { values: [chosen], marker: null };
    const isRequired = 'required' in field && field.required === true;
    return [{ path, name, values, marker, isRequired, rows: around.rows }];
  });
}

/**
 * The fields of a form, each with values. `given` are fixed ones, such as a slug or a variant; `first` is the number of
 * the first marker.
 */
export const leavesOf = (
  fields: readonly Field[],
  { targets = {}, given = {}, first = 0 }: { targets?: Targets; given?: Data; first?: number } = {},
): Leaf[] => within(fields, { path: [], name: '', rows: [] }, { targets, given, count: first });

function empty(fields: readonly Field[]): Data {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (field.type === 'row') return Object.entries(empty(field.fields));
      if (isLeftOut(field) || !('name' in field) || !field.name) return [];
      if (field.type === 'group') return [[field.name, empty(field.fields)]];
      return [[field.name, field.type === 'array' || blocksOf(field) ? [] : null]];
    }),
  );
}

function put(data: Data | unknown[], [step, ...rest]: readonly Step[], value: unknown): void {
  const place = data as Record<Step, unknown>;
  if (step === undefined) return;
  if (rest.length === 0) place[step] = value;
  else put((place[step] ??= typeof rest[0] === 'number' ? [] : {}) as Data, rest, value);
}

const begins = (path: readonly Step[], start: readonly Step[]): boolean =>
  start.every((step, index) => path[index] === step);

/** Fields of one group are filled in together: a button needs text and link. */
const isBeside = (leaf: Leaf, only: Leaf): boolean =>
  leaf === only ||
  (only.path.length > 1 &&
    leaf.path.length === only.path.length &&
    begins(leaf.path, only.path.slice(0, -1)));

/** Removes array gaps of omitted rows. */
function withoutHoles(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => one !== undefined).map(withoutHoles);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutHoles(one)]));
}

type Filling = {
  /** Turns every checkbox on. */
  flags?: boolean;
  /** Fills in only the required fields and the field given here. */
  only?: Leaf;
  /** Replaces the value of one field by another of its values. */
  changed?: { leaf: Leaf; value: unknown };
};

/** A form as an editor fills it in: completely, or as `filling` says. */
export function fill(
  fields: readonly Field[],
  leaves: readonly Leaf[],
  filling: Filling = {},
): Data {
  const { flags = false, only, changed } = filling;
  const data = empty(fields);
  for (const leaf of leaves) {
    const isAsked = !only || leaf.isRequired || isBeside(leaf, only);
    if (!isAsked || (only && !leaf.rows.every((row) => begins(only.path, row)))) continue;
    const [first] = leaf.values;
    const usual = flags && first === false ? true : first;
    put(data, leaf.path, changed?.leaf === leaf ? changed.value : usual);
  }
  const filled = withoutHoles(data) as Data;
  for (const field of fields) {
    if (field.type === 'richText') filled[field.name] = fromParts(filled[field.name]);
  }
  return filled;
}

/**
 * What readers see of a filled-in form. `saved` saves the form first; `held` does without where only the form
 * matters.
 */
type Readers = { saved: (data: Data) => Promise<string>; held: (data: Data) => Promise<string> };

type Form = { fields: readonly Field[]; leaves: readonly Leaf[] } & Readers;

/** Returns the cached result for equal values. */
function once(show: Readers['held']): Readers['held'] {
  const known = new Map<string, Promise<string>>();
  return (data) => {
    const values = JSON.stringify(data);
    const shown = known.get(values) ?? show(data);
    known.set(values, shown);
    return shown;
  };
}

/** Whether only the sort order of the database uses a field. */
const isSorted = ({ name }: Leaf): boolean => name === 'position';

async function changes(leaf: Leaf, { fields, leaves, ...readers }: Form): Promise<boolean> {
  const show = isSorted(leaf) ? readers.saved : readers.held;
  for (const filling of [{}, { flags: true }, { only: leaf }] satisfies Filling[]) {
    const shown = await show(fill(fields, leaves, filling));
    for (const value of leaf.values) {
      const data = fill(fields, leaves, { ...filling, changed: { leaf, value } });
      if ((await show(data)) !== shown) return true;
    }
  }
  return false;
}

/**
 * Finds fields whose values no reader sees: texts that appear on no page, and other values whose change has no
 * effect. Each is tried in a complete form and alone.
 * @param asked the fields to test
 */
export async function unreadOf(given: Form, asked = given.leaves): Promise<Leaf[]> {
  const form = { ...given, held: once(given.held) };
  const { fields, leaves, saved, held } = form;
  const whole = [
    await saved(fill(fields, leaves, { flags: true })),
    await saved(fill(fields, leaves)),
  ];
  const isRead = async (leaf: Leaf): Promise<boolean> => {
    const { marker } = leaf;
    if (marker === null) return changes(leaf, form);
    if (whole.some((shown) => shown.includes(marker))) return true;
    return (await held(fill(fields, leaves, { only: leaf }))).includes(marker);
  };
  const tried = new Map<string, Leaf | null>();
  for (const leaf of asked) {
    const isChosen = leaf.values.length === 1 && leaf.marker === null;
    if (isChosen || tried.has(leaf.name)) continue;
    tried.set(leaf.name, (await isRead(leaf)) ? null : leaf);
  }
  return [...tried.values()].filter((leaf) => leaf !== null);
}
