import type { EventPageView } from '@/content/entry-view-model-types';
import { getT } from '@/i18n/server-translations';
import { hueOf } from '../ui/card-colour-by-id';
import { SampleNote } from '../ui/sample-note';

type EventProgrammeProps = { page: EventPageView };

/** The agenda of an event by time, with the speakers beside it; renders nothing without an agenda. */
export function EventProgramme({ page }: EventProgrammeProps) {
  const { agenda, event, locale, speakers } = page;
  const t = getT(locale, 'events');
  if (agenda.length === 0) return null;
  return (
    <section id="agenda" className="page-width pb-(--section-space)">
      <div
        data-ground="dark"
        className="grid gap-x-16 gap-y-12 rounded-stage bg-ink p-6 text-paper outline-1 -outline-offset-8 outline-gold/50 tablet:p-12 desktop:grid-cols-[1.7fr_1fr] desktop:p-16"
      >
        <div className="min-w-0">
          <h2 className="type-h2">{t('agenda')}</h2>
          <p className="mt-3 text-muted-dark">{t('agendaNote')}</p>
          <ol className="mt-8 border-b border-line-dark">
            {agenda.map(({ time, title, speaker }) => (
              <li
                key={`${time} ${title}`}
                className="grid gap-x-8 gap-y-1 border-t border-line-dark py-5 tablet:grid-cols-[9rem_1fr]"
              >
                <p className="text-lead font-semibold text-gold tabular-nums">{time}</p>
                <div>
                  <h3 className="text-lead font-semibold">{title}</h3>
                  {speaker ? <p className="mt-1 text-muted-dark">{speaker}</p> : null}
                </div>
              </li>
            ))}
          </ol>
        </div>
        {speakers.length > 0 ? (
          <div className="min-w-0 desktop:border-l desktop:border-line-dark desktop:pl-10">
            <h2 className="type-h3">{t('speakers')}</h2>
            <ul className="mt-6 grid gap-5 tablet:grid-cols-2 desktop:grid-cols-1">
              {speakers.map(({ name, role }, index) => (
                <li key={name} data-hue={hueOf(index + 1)} className="flex items-center gap-4">
                  <Initials name={name} />
                  <p>
                    <span className="block font-semibold">{name}</span>
                    {role ? <span className="block text-small text-muted-dark">{role}</span> : null}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <SampleNote
          shown={event.sample}
          text={t('sample')}
          className="text-small text-muted-dark"
        />
      </div>
    </section>
  );
}

/** The initials of the last two words of a name; decorative, because the name is beside them. */
function Initials({ name }: { name: string }) {
  const initials = name.split(' ').map((word) => word.charAt(0));
  return (
    <span
      aria-hidden="true"
      className="grid size-14 shrink-0 place-items-center rounded-full bg-(--hue-soft) font-semibold text-(--hue)"
    >
      {initials.slice(-2).join('')}
    </span>
  );
}
