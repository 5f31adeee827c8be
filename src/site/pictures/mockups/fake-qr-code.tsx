const SIDE = 21;
const CORNERS = [
  [0, 0],
  [SIDE - 7, 0],
  [0, SIDE - 7],
] as const;

const inCorner = (x: number, y: number) =>
  CORNERS.some(([left, top]) => x >= left - 1 && x <= left + 7 && y >= top - 1 && y <= top + 7);

/** A pseudo-random pattern, always the same, that looks like a QR code but encodes nothing. */
const isDark = (x: number, y: number) => (x * 7 + y * 13 + x * y * 5 + ((x ^ y) % 3)) % 5 < 2;

const cells = Array.from({ length: SIDE * SIDE }, (_, index) => [
  index % SIDE,
  Math.floor(index / SIDE),
]).flatMap(([x = 0, y = 0]) => (!inCorner(x, y) && isDark(x, y) ? [`M${x} ${y}h1v1h-1z`] : []));

const corners = CORNERS.map(
  ([x, y]) => `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`,
);

export function QrCode() {
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true" className="size-32 text-ink">
      <path d={[...cells, ...corners].join('')} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
