import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { SampleNote } from '../../ui/sample-note';
import { SectionHead } from '../../ui/section-header';
import { hueOf } from '../../ui/card-colour-by-id';
import { Icon } from '../../ui/icon';
import { Pictogram } from '../../ui/pictogram';
import type { Partnership, PartnershipsModel } from './model';

type PartnershipsProps = { model: PartnershipsModel; locale: Locale };

/**
 * Each kind of partnership as a wide panel: for whom it is, what the partner contributes, and what they get.
 */
export function Partnerships({ model, locale }: PartnershipsProps) {
  return (
    <section className="section-space">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <div className="mt-10 grid gap-4 tablet:gap-5 desktop:mt-14">
          {model.kinds.map((kind) => (
            <Kind key={kind.title} kind={kind} locale={locale} />
          ))}
        </div>
        <SampleNote shown={model.sample} className="mt-5 text-small text-muted" />
      </div>
    </section>
  );
}

function Kind({ kind, locale }: { kind: Partnership; locale: Locale }) {
  const t = getT(locale, 'sections');
  return (
    <article
      data-hue={hueOf(kind.hue)}
      data-ground="light"
      className="card-space grid gap-x-12 gap-y-8 rounded-card bg-(--hue-soft) text-ink tablet:grid-cols-2 desktop:grid-cols-[1.1fr_1fr_1fr] desktop:p-10"
    >
      <div className="tablet:col-span-2 desktop:col-span-1">
        <h3 className="type-h2 text-(--hue)">
          {kind.pictogram ? <Pictogram name={kind.pictogram} className="mb-4 size-14" /> : null}
          {kind.title}
        </h3>
        <p className="mt-3 max-w-[30em]">{kind.who}</p>
        {kind.terms ? (
          <p className="mt-5 inline-block rounded-full bg-paper px-4 py-1.5 text-small font-semibold">
            {kind.terms}
          </p>
        ) : null}
      </div>
      <Points title={t('partnerships.gives')} points={kind.gives} icon="arrow-right" />
      <Points title={t('partnerships.gets')} points={kind.gets} icon="check" />
    </article>
  );
}

type PointsProps = { title: string; points: string[]; icon: 'arrow-right' | 'check' };

function Points({ title, points, icon }: PointsProps) {
  return (
    <div className="border-t border-(--hue) pt-4">
      <h4 className="text-small font-semibold text-(--hue)">{title}</h4>
      <ul className="mt-3 grid gap-3">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <Icon name={icon} className="mt-1 size-4 text-(--hue)" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
