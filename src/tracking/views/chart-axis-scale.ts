/** The maximum number of grid lines above zero. */
const MAX_STEPS = 4;

/**
 * The labelled values of an axis for counts: zero, and steps of 1, 2 or 5 times a power of ten up to or above the
 * maximum.
 */
export function countTicks(greatest: number): number[] {
  let step = 1;
  for (let power = 1; greatest / step > MAX_STEPS; power *= 10) {
    step = [power, 2 * power, 5 * power].find((size) => greatest / size <= MAX_STEPS) ?? step;
  }
  const steps = Math.max(1, Math.ceil(greatest / step));
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}
