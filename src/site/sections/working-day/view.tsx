import { SentenceHeading } from '../../ui/sentence-heading';
import { hueOf } from '../../ui/card-colour-by-id';
import { SampleNote } from '../../ui/sample-note';
import type { RoleDayModel } from './model';

type RoleDayProps = { model: RoleDayModel };
type Hour = RoleDayModel['hours'][number];

/** The initials of the last two words of a name. */
const initialsOf = (name: string) =>
  name
    .split(' ')
    .slice(-2)
    .map((word) => word.charAt(0))
    .join('');

/** A person's working day along a time line that continues from row to row. */
export function RoleDay({ model }: RoleDayProps) {
  const { person } = model;
  return (
    <section data-hue={hueOf(model.hue)} className="section-space bg-(--hue-soft)">
      <div className="page-width">
        <div className="grid gap-x-12 gap-y-8 desktop:grid-cols-[1.7fr_1fr] desktop:items-end">
          <div>
            <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
            {model.text ? <p className="mt-4 max-w-[38em] text-lead">{model.text}</p> : null}
          </div>
          <div className="flex items-center gap-4 desktop:justify-self-end">
            <span
              aria-hidden="true"
              className="type-h3 grid size-16 shrink-0 place-items-center rounded-card bg-(--hue) text-paper"
            >
              {initialsOf(person.name)}
            </span>
            <p className="leading-snug">
              <span className="block font-semibold">{person.name}</span>
              <span className="text-small">{person.role}</span>
              <SampleNote
                shown={model.sample}
                as="span"
                className="block text-small text-(--hue)"
              />
            </p>
          </div>
        </div>
        <ol className="mt-10 grid gap-y-0 tablet:grid-cols-2 tablet:gap-y-12 desktop:mt-16 desktop:grid-cols-3">
          {model.hours.map((hour) => (
            <HourCell key={hour.time} hour={hour} />
          ))}
        </ol>
      </div>
    </section>
  );
}

type HourCellProps = { hour: Hour };

/** A moment of the day. The time line is on the left edge on a phone, and on top from tablets up. */
function HourCell({ hour }: HourCellProps) {
  return (
    <li className="relative border-l-2 border-(--hue) pb-8 pl-6 last:pb-0 tablet:border-t-2 tablet:border-l-0 tablet:pt-7 tablet:pr-8 tablet:pb-0 tablet:pl-0">
      <span
        aria-hidden="true"
        className="absolute top-2 -left-[7px] size-3 rounded-full bg-(--hue) ring-4 ring-(--hue-soft) tablet:-top-[7px] tablet:left-0"
      />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <time className="text-lead leading-tight font-semibold text-(--hue) tabular-nums">
          {hour.time}
        </time>
        {hour.mark ? (
          <span className="rounded-full bg-paper px-3 py-0.5 text-tiny font-semibold text-(--hue)">
            {hour.mark}
          </span>
        ) : null}
      </p>
      <h3 className="mt-2 text-lead leading-snug font-semibold">{hour.title}</h3>
      <p className="mt-1.5 max-w-[36em]">{hour.text}</p>
    </li>
  );
}
