/** A position in percent from the left and from the top. */
export type Place = [x: number, y: number];

type CurveProps = { places: Place[]; flat?: boolean; className?: string };

/**
 * A smooth line through points, as wide and high as its parent. `flat`: the points lead from left to right, otherwise
 * from top to bottom.
 */
export function Curve({ places, flat = false, className = '' }: CurveProps) {
  const path = places.map(([x, y], index) => {
    const from = places[index - 1];
    if (!from) return `M${x} ${y}`;
    const half = flat ? (from[0] + x) / 2 : (from[1] + y) / 2;
    return flat
      ? `C${half} ${from[1]} ${half} ${y} ${x} ${y}`
      : `C${from[0]} ${half} ${x} ${half} ${x} ${y}`;
  });
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={`absolute size-full overflow-visible text-line-control ${className}`}
    >
      <path
        d={path.join('')}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
