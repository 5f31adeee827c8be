/** The seed of a random order of test files, from ORDER_SEED; null for the default order. */
export const orderSeed = () => Number(process.env.ORDER_SEED) || null;

/** A random number generator (Mulberry32): the same numbers from 0 to 1 for the same seed. */
function numbersOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Shuffles a list.
 * @template Item
 * @param {Item[]} items
 * @param {number} seed
 * @returns {Item[]} the same items in an order that the seed decides
 */
export function shuffled(items, seed) {
  const next = numbersOf(seed);
  return items
    .map((item) => ({ item, place: next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
