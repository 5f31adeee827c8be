import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { Panel } from './drawing-components/picture-panel';

type EventTableProps = { locale: Locale };

/** The rings of inlaid eggshell around the middle of the table: radius, width, number of pieces, and their colour. */
const rings = [
  [30, 9, 17, 'text-muted-dark'],
  [42, 9, 23, 'text-paper'],
  [54, 9, 30, 'text-muted-dark'],
  [66, 9, 36, 'text-son'],
  [78, 9, 43, 'text-paper'],
  [90, 9, 49, 'text-paper'],
  [102, 9, 56, 'text-muted-dark'],
] as const;

/** The length of a piece, as a share of the piece and the gap after it. */
const PIECE = 0.8;

/**
 * The lengths of a piece and of the gap after it on a ring, as an SVG dash pattern, so that only whole pieces fill
 * the ring.
 */
function dashes(radius: number, pieces: number): string {
  const step = (2 * Math.PI * radius) / pieces;
  return [step * PIECE, step * (1 - PIECE)].map((length) => length.toFixed(2)).join(' ');
}

const seats = [0, 60, 120, 180, 240, 300];

/** The artwork of event pages: a round table of inlaid eggshell with six seats, and a ticket. */
export function EventTable({ locale }: EventTableProps) {
  const t = getT(locale, 'pictures');
  return (
    <Panel alt={t('eventTable.alt')} ground="dark" className="overflow-hidden bg-ink">
      <svg viewBox="-200 -152 400 240" className="block w-full" fill="none" stroke="currentColor">
        {rings.map(([radius, width, pieces, colour]) => (
          <circle
            key={radius}
            r={radius}
            strokeWidth={width}
            strokeDasharray={dashes(radius, pieces)}
            transform={`rotate(${radius})`}
            className={colour}
          />
        ))}
        {seats.map((turn) => (
          <g key={turn} transform={`rotate(${turn})`} className="text-gold" strokeWidth={9}>
            <path d="M-17 -128H17" strokeDasharray="7 2" />
            <path d="M-19 -139H19" strokeDasharray="7.5 2" />
          </g>
        ))}
      </svg>
      <div className="rounded-[14px] bg-paper p-4 text-ink">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-dashed border-line-control pb-3">
          <span className="font-semibold text-turmeric">{t('eventTable.ticket')}</span>
          <span className="text-tiny text-muted">{t('eventTable.seats')}</span>
        </p>
        <div className="mt-3 grid gap-3 @lg:grid-cols-2">
          {(['bring', 'take'] as const).map((part) => (
            <p key={part}>
              <span className="block text-tiny text-muted">{t(`eventTable.${part}Label`)}</span>
              <span className="font-semibold">{t(`eventTable.${part}`)}</span>
            </p>
          ))}
        </div>
      </div>
    </Panel>
  );
}
