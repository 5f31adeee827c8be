/** The counts of the 24 hours of a day from a line such as `14 6 3 …`; undefined unless they are 24 whole numbers. */
export function hourCounts(line: string): number[] | undefined {
  const parts = line.trim().split(/\s+/u);
  if (parts.length !== 24 || !parts.every((part) => /^\d{1,6}$/u.test(part))) return undefined;
  return parts.map(Number);
}
