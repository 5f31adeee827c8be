/**
 * CSS classes of grids with one to twelve columns of equal width, written out because Tailwind generates only classes
 * that it finds in a source file.
 */
const classes = [
  'grid-cols-1',
  'grid-cols-2',
  'grid-cols-3',
  'grid-cols-4',
  'grid-cols-5',
  'grid-cols-6',
  'grid-cols-7',
  'grid-cols-8',
  'grid-cols-9',
  'grid-cols-10',
  'grid-cols-11',
  'grid-cols-12',
] as const;

export const gridColumns = (count: number): string =>
  classes[Math.min(count, classes.length) - 1] ?? classes[0];
