/**
 * Whether tests run in every combination of language, width, colour scheme and kind: `npm run test:long -- combinations`.
 * `npm test` runs each of them in one combination (ADR-0055).
 */
export const IS_EVERY_COMBINATION = process.env.EVERY_COMBINATION === 'true';

/** How often a test repeats something at random or at once: all of it with every combination, otherwise the few. */
export const fewOrAll = (few: number, all: number): number => (IS_EVERY_COMBINATION ? all : few);

/** The values that a test runs with: all of them with every combination, otherwise the first. */
export const firstOrAll = <const Value>(values: readonly [Value, ...Value[]]): readonly Value[] =>
  IS_EVERY_COMBINATION ? values : values.slice(0, 1);
