import fc from 'fast-check';
import { query, text } from './fuzz-urls';
import { bodyKeys } from './names-and-values-for-fuzzing';

/** Values that no field accepts, and values for fields of another type. */
const wrongValues = [
  null,
  1,
  true,
  -1,
  1e308,
  [],
  {},
  [{}],
  [null],
  [[]],
  { a: 1 },
  ['x'],
  [1, 1],
  { id: 1 },
  [{ id: 1 }, { id: 1 }],
  { vi: 'x', en: 'x' },
  { relationTo: 'pages', value: 1 },
  [{ relationTo: 'x', value: {} }],
  [{ blockType: 'callToAction' }],
  [{ blockType: 'x', id: {} }],
  [{ blockType: 'richText', text: { root: 1 } }],
  { root: {} },
  { root: { type: 'root', children: [{ type: 'x', children: null }] } },
  { root: { type: 'root', children: [{ type: 'link', fields: 1 }], version: 1 } },
];
const jsonWith = (keys: readonly string[]) =>
  fc
    .oneof(
      {
        weight: 3,
        arbitrary: fc.dictionary(
          fc.constantFrom('', ...bodyKeys, ...keys, ...keys),
          fc.oneof(text, fc.constantFrom(...wrongValues)),
          { maxKeys: 5 },
        ),
      },
      { weight: 1, arbitrary: fc.constantFrom(null, 7, 'x', [], [[]], [{}], true) },
    )
    .map((value) => JSON.stringify(value));
const json = jsonWith([]);
/** JSON that is nested so deeply that a recursive parser would fail. */
const deepJson = fc.constantFrom(
  '['.repeat(20_000),
  `${'['.repeat(3000)}${']'.repeat(3000)}`,
  `${'{"a":'.repeat(99)}1${'}'.repeat(99)}`,
  `{"data":${'{"or":['.repeat(40)}${']}'.repeat(40)}}`,
);
const parts = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'name',
        'email',
        'file',
        'resume',
        '_payload',
        'lng',
        'helped',
        'action',
        '$ACTION_ID_x',
        '1_$ACTION_REF_1',
        '0',
        '',
      ),
      fc.oneof(text, json),
      fc.option(text),
    ),
    { maxLength: 4 },
  )
  .map((list) =>
    list
      .map(
        ([name, value, file]) =>
          `--x\r\nContent-Disposition: form-data; name="${name}"${file === null ? '' : `; filename="${file}"`}\r\n\r\n${value}\r\n`,
      )
      .join(''),
  );
/** A generator of request bodies with their content types. */
export const bodies = fc.oneof(
  fc.tuple(
    fc.constant('application/json'),
    fc.oneof(
      { weight: 8, arbitrary: json },
      { weight: 4, arbitrary: text },
      { weight: 1, arbitrary: deepJson },
    ),
  ),
  fc.tuple(
    fc.constant('application/x-www-form-urlencoded'),
    query.map((asked) => asked.slice(1)),
  ),
  fc.tuple(
    fc.constant('multipart/form-data; boundary=x'),
    parts.map((list) => `${list}--x--\r\n`),
  ),
  fc.tuple(fc.constant('multipart/form-data; boundary=x'), fc.oneof(parts, text)),
  fc.tuple(
    fc.constantFrom(
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/x',
      'text/plain;charset=UTF-8',
      'x',
      '',
    ),
    fc.oneof(parts, json, text),
  ),
);

/** A generator of bodies with fields of documents, mostly in the form in which programs send them. */
export const bodiesWith = (fields: readonly string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.tuple(fc.constant('application/json'), jsonWith(fields)) },
    {
      weight: 1,
      arbitrary: jsonWith(fields).map((fields): [string, string] => [
        'multipart/form-data; boundary=x',
        `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${fields}\r\n--x--\r\n`,
      ]),
    },
    { weight: 2, arbitrary: bodies },
  );
