export const ink = '#1b1b1b';
export const gold = '#d9b871';
export const son = '#c8321f';
export const shell = ['#f7f5f1', '#e9e2d4', '#d9b871', '#d5eee4', '#b9d8cc'];

/**
 * Makes a seeded random number generator, which returns the same numbers from 0 to 1 at every run, so that a drawing
 * can be made again.
 */
export function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/**
 * The point on a circle at an angle.
 * @param {number} turns the angle; 1 is a full circle
 */
export const at = (centre, radius, turns) => {
  const angle = turns * 2 * Math.PI;
  return `${centre.x + radius * Math.sin(angle)},${centre.y - radius * Math.cos(angle)}`;
};

/** The star of a bronze drum on a red disc, with its rings. */
export function drum(centre) {
  const points = Array.from({ length: 28 }, (_, index) =>
    at(centre, centre.r * (index % 2 === 0 ? 0.52 : 0.2), index / 28),
  );
  const rings = [0.6, 0.64, 0.82, 0.86, 1.12, 1.3, 1.48, 1.66, 1.84, 2.02].map(
    (share) =>
      `<circle cx="${centre.x}" cy="${centre.y}" r="${centre.r * share}" fill="none" stroke="${gold}" stroke-opacity="${share < 1 ? 0.85 : 0.62 - share * 0.26}" stroke-width="${share < 1 ? 2.4 : 1.5}"/>`,
  );
  const teeth = Array.from({ length: 56 }, (_, index) => {
    const corner = (radius, turn) => at(centre, centre.r * radius, (index + turn) / 56);
    return `<polygon points="${corner(0.67, 0)} ${corner(0.79, 0.5)} ${corner(0.67, 1)}" fill="${gold}" fill-opacity="0.85"/>`;
  });
  return `<circle cx="${centre.x}" cy="${centre.y}" r="${centre.r}" fill="url(#disc)"/>${rings.join('')}${teeth.join('')}<polygon points="${points.join(' ')}" fill="${gold}"/>`;
}

/** The SVG of a drawing on a lacquer background. */
export const frame = ({ width, height }, drawing) => `
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs>
    <radialGradient id="disc"><stop offset="0" stop-color="#d8402b"/><stop offset="1" stop-color="${son}"/></radialGradient>
    <linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${ink}"/><stop offset="1" stop-color="#2b211c"/></linearGradient>
  </defs>
  <rect width="100%" height="100%" fill="url(#ground)"/>${drawing}
</svg>`;
