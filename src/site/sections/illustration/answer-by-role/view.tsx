import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { hueOf } from '../../../ui/card-colour-by-id';
import { SampleNote } from '../../../ui/sample-note';
import { SectionHead } from '../../../ui/section-header';
import type { MaskedViewsModel } from './model';
import { MaskedAnswer, Sheet, Topics, WholeAnswer } from './answer-as-role-sees-it';

type MaskedViewsProps = { model: MaskedViewsModel; locale: Locale };

/** One answer as three roles see it, each seeing less; in a dashed frame below, data that is never passed on. */
export function MaskedViews({ model, locale }: MaskedViewsProps) {
  const t = getT(locale, 'sections');
  const { whole, masked, counted } = model;
  return (
    <section data-hue={hueOf(model.hue)} className="section-space bg-warm">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <div className="mt-10 rounded-card bg-(--hue-soft) p-4 tablet:rounded-stage tablet:p-8 desktop:mt-14">
          <h3 className="px-1 text-small font-semibold text-(--hue)">{model.lanes.answers}</h3>
          <ol className="mt-4 grid gap-3 tablet:grid-cols-2 tablet:gap-4 desktop:grid-cols-[1.35fr_1.1fr_0.85fr]">
            <Sheet who={whole.who} note={whole.note} className="tablet:max-desktop:col-span-2">
              <WholeAnswer parts={model.answer} />
            </Sheet>
            <Sheet who={masked.who} note={masked.note}>
              <MaskedAnswer parts={model.answer} hiddenWord={t('maskedViews.hidden')} />
            </Sheet>
            <Sheet who={counted.who} note={counted.note}>
              <Topics topics={counted.topics} />
            </Sheet>
          </ol>
        </div>
        <div className="mt-4 grid gap-x-10 gap-y-4 rounded-card border-2 border-dashed border-line-control p-5 tablet:rounded-stage tablet:p-8 desktop:grid-cols-[1.2fr_1fr] desktop:items-center">
          <div>
            <h3 className="text-small font-semibold text-muted">{model.lanes.records}</h3>
            <ul className="mt-3 flex flex-wrap gap-2">
              {model.records.map((record) => (
                <li
                  key={record}
                  className="rounded-control border border-line-control bg-paper px-4 py-2 text-small font-semibold"
                >
                  {record}
                </li>
              ))}
            </ul>
          </div>
          <p className="text-small text-muted">{model.recordsNote}</p>
        </div>
        <dl className="mt-10 grid gap-x-10 tablet:grid-cols-3">
          {model.rules.map(({ label, text }) => (
            <div key={label} className="border-t border-ink py-4">
              <dt className="font-semibold">{label}</dt>
              <dd className="mt-1.5 max-w-[38em] text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <SampleNote shown={model.sample} className="mt-4 text-small text-muted" />
      </div>
    </section>
  );
}
