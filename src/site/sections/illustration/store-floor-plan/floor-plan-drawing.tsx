import { cssNumber } from '@/lib/css-number-attribute';
import type { FloorPlanModel } from './model';

type PlanProps = { model: FloorPlanModel };

/** The positions of the pins: door, shelf, seats, counter and bag. */
const places = [
  'top-[84%] left-[14%]',
  'top-[33%] left-[34%]',
  'top-[66%] left-[48%]',
  'top-[40%] left-[76%]',
  'top-[74%] left-[86%]',
] as const;

/** The floor plan of a shop. The size of each pin shows how often its QR code was scanned. */
export function Plan({ model }: PlanProps) {
  const most = Math.max(1, ...model.spots.map(({ scans }) => scans));
  const room = 'absolute text-tiny font-semibold text-muted';
  return (
    <div aria-hidden="true" className="relative aspect-[5/4] overflow-hidden rounded-card bg-paper">
      <svg viewBox="0 0 500 400" className="absolute inset-0 size-full" fill="none">
        <path
          d="M40 372H24V28H476V372H124"
          className="stroke-ink"
          strokeWidth="6"
          strokeLinejoin="round"
        />
        <path
          d="M40 372A84 84 0 0 1 124 288"
          className="stroke-line-control"
          strokeDasharray="5 6"
          strokeWidth="2"
        />
        {[60, 112, 164].map((y) => (
          <rect key={y} x="60" y={y} width="200" height="26" rx="6" className="fill-silk" />
        ))}
        <path
          d="M346 60V330"
          className="stroke-(--hue-soft)"
          strokeWidth="34"
          strokeLinecap="round"
        />
        {[214, 246, 278].map((y) => (
          <rect
            key={y}
            x="150"
            y={y}
            width="44"
            height="20"
            rx="8"
            className="fill-turmeric-soft"
          />
        ))}
        <path
          d="M84 350C84 250 120 236 232 226S300 140 312 120M312 240C300 330 220 336 130 352"
          className="stroke-gold"
          strokeWidth="3"
          strokeDasharray="2 9"
          strokeLinecap="round"
        />
      </svg>
      <span className={`${room} top-[66%] left-[8%]`}>{model.rooms.door}</span>
      <span className={`${room} top-[9%] left-[12%]`}>{model.rooms.shelves}</span>
      <span className={`${room} top-[77%] left-[29%]`}>{model.rooms.waiting}</span>
      <span className={`${room} top-[9%] right-[7%]`}>{model.rooms.counters}</span>
      {model.spots.map((spot, index) => (
        <Pin
          key={spot.name}
          spot={spot}
          place={places[index] ?? 'top-1/2 left-1/2'}
          share={spot.scans / most}
        />
      ))}
    </div>
  );
}

type PinProps = {
  spot: FloorPlanModel['spots'][number];
  place: string;
  /** How well the place worked compared with the best one, from 0 to 1. */
  share: number;
};

function Pin({ spot, place, share }: PinProps) {
  return (
    <span
      data-x={cssNumber(5 + 8 * Math.sqrt(share))}
      className={`absolute grid aspect-square w-[max(1.75rem,var(--x-percent))] -translate-1/2 place-items-center rounded-full font-semibold tabular-nums ${place} ${
        spot.keep
          ? 'bg-(--hue) text-paper'
          : 'border-2 border-dashed border-son bg-paper text-small text-son'
      }`}
    >
      {spot.scans}
    </span>
  );
}
