/** Classes of grids with one to twelve columns of equal width; Tailwind makes what stands in a source. */
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

/** The class of a grid with so many columns of equal width, at most twelve. */
export const gridColumns = (count: number): string =>
  classes[Math.min(count, classes.length) - 1] ?? classes[0];
