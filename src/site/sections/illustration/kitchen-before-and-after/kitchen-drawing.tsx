import {
  Floor,
  pathOf,
  type Point,
  project,
  Solid,
  Spot,
  VIEW,
} from '../../../pictures/drawing-components/isometric-solids';
import type { KitchenMoveModel } from './model';

type KitchenProps = { labels: KitchenMoveModel['labels']; moved: boolean };

const label = 'text-[min(1em,4.6vw)] font-semibold whitespace-nowrap';
const table: Point = [2.6, 4.3];
const fridges: Record<'far' | 'near', Point> = { far: [6.4, 0.3], near: [5.3, 4.2] };
/** The path from the packing table to each position of the fridge. */
const ways: Record<'far' | 'near', Point[]> = {
  far: [
    [5.3, 4.9],
    [7.1, 4.9],
    [7.1, 2],
  ],
  near: [
    [4.9, 5.8],
    [6, 5.8],
  ],
};

/** The kitchen in isometric projection: stove, packing table, and the fridge far from it or next to it. */
export function Kitchen({ labels, moved }: KitchenProps) {
  const place = moved ? 'near' : 'far';
  const [x, y] = fridges[place];
  const fridge = <Solid at={[x, y]} size={[1.4, 1.3, 2.6]} colour="var(--hue)" />;
  return (
    <div aria-hidden="true" className="relative text-small">
      <svg viewBox={`0 0 ${VIEW.width} ${VIEW.height}`} className="w-full" fill="none">
        <Floor width={8} depth={6} />
        <Solid at={[0.3, 0.6]} size={[1.3, 3.2, 1.2]} colour="var(--color-silk)" />
        {[1.4, 3].map((y) => {
          const { x: cx, y: cy } = project([0.95, y, 1.2]);
          return (
            <ellipse
              key={y}
              cx={cx}
              cy={cy}
              rx="14"
              ry="8"
              fill="var(--color-ink)"
              stroke="var(--color-silk)"
            />
          );
        })}
        {moved ? null : fridge}
        <path
          d={pathOf(ways[place])}
          stroke="var(--color-son)"
          strokeWidth="4"
          strokeDasharray="1 9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <Solid at={table} size={[2.4, 1.2, 1.1]} colour="var(--color-gold)" />
        <Bag />
        {moved ? fridge : null}
      </svg>
      <Spot at={[0.3, 3.6, 2]} className={label}>
        {labels.stove}
      </Spot>
      <Spot at={[3.3, 7.5]} className={label}>
        {labels.table}
      </Spot>
      <Spot at={moved ? [x + 3.6, y + 0.4, 2.2] : [x, y, 3.15]} className={label}>
        {labels.fridge}
      </Spot>
    </div>
  );
}

/** A takeaway bag on the table. */
function Bag() {
  const { x, y } = project([3.7, 4.9, 1.1]);
  return (
    <g
      transform={`translate(${x - 14} ${y - 30})`}
      stroke="var(--color-ink)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <path d="M0 6H28L26 36H2Z" fill="var(--color-paper)" />
      <path d="M8 6V2Q8-4 14-4T20 2V6" />
    </g>
  );
}
