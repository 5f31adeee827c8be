/** The SVG path of the brand's seal on a 32-unit square: a heart drawn in one stroke, open at its lower left. */
export const sealPath =
  'M8 12.2c0-2.6 2-4.6 4.4-4.6 1.8 0 3.1 1 3.9 2.6.8-1.6 2.1-2.6 3.9-2.6 2.4 0 4.3 2 4.3 4.6 0 4.3-4.8 7.2-8.3 12.2';
