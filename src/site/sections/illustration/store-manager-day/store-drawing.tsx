import {
  Floor,
  pathOf,
  type Point,
  Solid,
  Spot,
  VIEW,
} from '../../../pictures/drawing-components/isometric-solids';

/**
 * The position in the drawing of each of the six moments: shop floor, shelf 4, tills, telephone, fitting rooms,
 * entrance.
 */
const places: Point[] = [
  [2.2, 3.5, 0.3],
  [6.2, 1.6, 1.8],
  [5.7, 4.7, 1.7],
  [7.4, 0.7, 1.9],
  [0.7, 1.6, 2.9],
  [0.9, 5.2, 0.3],
];

/** The paths on the floor between the places of the six moments. */
const ways: Point[][] = [
  [
    [1.6, 1.8],
    [1.6, 3.5],
    [6.9, 3.5],
    [6.9, 1.9],
  ],
  [
    [1.6, 3.5],
    [0.9, 5.2],
  ],
];

const silk = 'var(--color-silk)';

/** A fashion store in isometric projection, with a numbered pin at the place of each moment. */
export function Store() {
  return (
    <div aria-hidden="true" className="relative">
      <svg viewBox={`0 0 ${VIEW.width} ${VIEW.height}`} className="w-full" fill="none">
        <Floor width={8} depth={6} />
        <path
          d={pathOf([
            [0.4, 6],
            [1.6, 6],
          ])}
          stroke="var(--color-gold)"
          strokeWidth="7"
        />
        {[0.3, 1.3, 2.3].map((y) => (
          <Solid key={y} at={[0.2, y]} size={[1, 0.9, 2]} colour={silk} />
        ))}
        {[2.4, 3.6, 4.8].map((x) => (
          <Solid key={x} at={[x, 0.5]} size={[0.5, 2.2, 1]} colour={silk} />
        ))}
        <Solid at={[6, 0.5]} size={[0.5, 2.2, 1]} colour="var(--color-son)" />
        <Solid at={[7.1, 0.3]} size={[0.7, 0.9, 0.9]} colour={silk} />
        <path
          d={ways.map(pathOf).join('')}
          stroke="var(--hue)"
          strokeWidth="4"
          strokeDasharray="1 9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        {[2.6, 4, 5.4].map((x, index) => (
          <Solid
            key={x}
            at={[x, 4.4]}
            size={[0.7, 0.7, 0.9]}
            colour={index === 2 ? 'var(--color-gold)' : silk}
          />
        ))}
      </svg>
      {places.map((at, index) => (
        <Spot
          key={index}
          at={at}
          className="grid size-7 place-items-center rounded-full bg-(--hue) text-small font-semibold text-paper tabular-nums tablet:size-8"
        >
          {index + 1}
        </Spot>
      ))}
    </div>
  );
}
