import fc from 'fast-check';
import {
  brokenPieces,
  fields,
  operators,
  parameters,
  values,
} from './names-and-values-for-fuzzing';

/** Text that breaks parsers. */
export const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...values) },
  { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
);

const wellFormed = (value: string) => encodeURIComponent(value.toWellFormed());
/** A part of a URL, correctly escaped or not. */
export const piece = fc.oneof(
  { weight: 3, arbitrary: text.map(wellFormed) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', ...brokenPieces, 'x'.repeat(7000)),
  },
);

/** The name of a parameter of the CMS that filters or sorts by a field, or any other. */
const parameterOf = (names: readonly string[]) =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom('', ...names), fc.constantFrom('', ...operators))
      .map(([field, operator]) => `where[${field}][${operator}]`),
    fc
      .tuple(
        fc.constantFrom('or', 'and'),
        fc.constantFrom('', ...names),
        fc.constantFrom('', ...operators),
      )
      .map(([join, field, operator]) => `where[${join}][0][${field}][${operator}]`),
    fc.constantFrom('', ...parameters),
    fc.constantFrom(...names).map((field) => `select[${field}]`),
  );
const value = fc.oneof(
  { weight: 4, arbitrary: text.map(wellFormed) },
  { weight: 1, arbitrary: piece },
);
/** A query that asks for fields with these names. */
export const queryOf = (names: readonly string[]) =>
  fc
    .array(
      fc.oneof(
        { weight: 6, arbitrary: fc.tuple(parameterOf([...fields, ...names]), value) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(...fields, ...names).map((name) => ['sort', name] as const),
        },
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((pairs) => `?${pairs.map(([name, value]) => `${encodeURI(name)}=${value}`).join('&')}`);
export const query = queryOf([]);
export const maybeQuery = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: query },
);

/** A URL with values for each `[parameter]`. */
export const filled = (addresses: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...addresses), fc.array(piece, { minLength: 4, maxLength: 4 }))
    .map(([address, pieces]) => {
      let next = 0;
      return (
        address
          .replace('/[lng]', (pieces[3]?.length ?? 0) % 2 === 0 ? '/en' : '')
          .replaceAll(/\[+(?:\.\.\.)?\w+\]+/g, () => pieces[next++ % 3] ?? '') || '/'
      );
    });

/** A generator of texts, each of which is a path joined with an ending. */
export const added = (path: fc.Arbitrary<string>, end: fc.Arbitrary<string>) =>
  fc.tuple(path, end).map(([start, rest]) => start + rest);
