/**
 * Whether tests run in every combination of language, width, colour scheme and kind: `npm run test:long -- combinations`.
 * `npm test` runs each of them in one combination (ADR-0055).
 */
export const IS_EVERY_COMBINATION = process.env.EVERY_COMBINATION === 'true';

/** The values that a test runs with: all of them with every combination, otherwise the first. */
export const firstOrAll = <const Value>(values: readonly [Value, ...Value[]]): readonly Value[] =>
  IS_EVERY_COMBINATION ? values : values.slice(0, 1);
