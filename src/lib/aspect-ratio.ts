/**
 * Width divided by height, to two decimals (spec §9).
 *
 * @throws RangeError when either is no positive number
 */
export function aspectRatio(width: number, height: number): number {
  if (!(width > 0 && height > 0 && Number.isFinite(width / height))) {
    throw new RangeError(`An image can not be ${width} by ${height} pixels.`);
  }
  return Math.round((width / height) * 100) / 100;
}
