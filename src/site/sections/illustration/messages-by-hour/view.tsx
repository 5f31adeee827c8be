import { cssNumber } from '@/lib/css-number-attribute';
import { SampleNote } from '../../../ui/sample-note';
import { SectionHead } from '../../../ui/section-header';
import type { MessagesByHourModel } from './model';

type MessagesByHourProps = { model: MessagesByHourModel };

/** The messages of a day as a bar for each hour, gold outside opening hours. Below, what became of the messages. */
export function MessagesByHour({ model }: MessagesByHourProps) {
  const { hours, open, closed, figures } = model;
  return (
    <section data-ground="dark" className="section-space bg-ink text-paper">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <div className="mt-8 flex flex-wrap gap-x-10 gap-y-2 text-small desktop:mt-12">
          <Key {...closed} className="bg-gold" />
          <Key {...open} className="bg-muted-dark" />
        </div>
        <div
          aria-hidden="true"
          className="drawn mt-6 flex h-64 items-end gap-1 border-b border-muted-dark desktop:h-96"
        >
          {hours.map(({ share, isOpen }, hour) => (
            <span
              key={hour}
              data-y={cssNumber(share)}
              className={`h-(--y-percent) min-h-1 min-w-0 flex-1 rounded-t-[4px] ${isOpen ? 'bg-muted-dark' : 'bg-gold'}`}
            />
          ))}
        </div>
        <p aria-hidden="true" className="flex justify-between pt-2 text-tiny text-muted-dark">
          {[0, 6, 12, 18, 24].map((hour) => (
            <span key={hour} className="tabular-nums">
              {hour}:00
            </span>
          ))}
        </p>
        <ol className="mt-10 grid gap-x-8 gap-y-8 tablet:grid-cols-2">
          {figures.map(({ count, label }) => (
            <li key={label} className="border-t border-gold/50 pt-5">
              <p className="type-h1 tabular-nums">{count}</p>
              <p className="mt-1 max-w-[26em] text-small text-pretty text-muted-dark">{label}</p>
            </li>
          ))}
        </ol>
        <SampleNote shown={model.sample} className="mt-8 text-small text-muted-dark" />
      </div>
    </section>
  );
}

type KeyProps = { count: string; label: string; className: string };

function Key({ count, label, className }: KeyProps) {
  return (
    <p className="flex items-baseline gap-3">
      <span aria-hidden="true" className={`size-3 shrink-0 rounded-full ${className}`} />
      <span>
        <span className="font-semibold tabular-nums">{count}</span> {label}
      </span>
    </p>
  );
}
