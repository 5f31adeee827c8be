import { Link } from '@/i18n/localized-link';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { hueOf } from '../../ui/card-colour-by-id';
import { Icon } from '../../ui/icon';
import { SampleNote } from '../../ui/sample-note';
import { SectionHead } from '../../ui/section-header';
import type { IndustryDoorsModel } from './model';

type IndustryDoorsProps = { model: IndustryDoorsModel; locale: Locale };

/** A list of industries, each with a customer's sentence; the whole line is a link. */
export function IndustryDoors({ model, locale }: IndustryDoorsProps) {
  const t = getT(locale, 'sections');
  return (
    <section className="section-space">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <ul className="mt-8 border-t-2 border-ink tablet:mt-12">
          {model.doors.map((door) => (
            <li key={door.href} data-hue={hueOf(door.hue)} className="border-b border-line">
              <Link
                href={door.href}
                className="group/door grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1.5 py-5 transition-colors duration-150 hover:bg-(--hue-soft) tablet:grid-cols-[12rem_1fr_auto] tablet:px-4 tablet:py-6 desktop:grid-cols-[17rem_1.35fr_1fr_auto] desktop:gap-x-8"
              >
                <span className="type-h3 text-(--hue)">{door.title}</span>
                <span className="col-start-1 text-lead leading-snug font-semibold tablet:col-start-2">
                  {t('industryDoors.says', { words: door.says })}
                </span>
                <span className="col-start-1 text-muted group-hover/door:text-ink tablet:col-start-2 desktop:col-start-3">
                  {door.answer}
                </span>
                <Icon
                  name="arrow-right"
                  className="col-start-2 row-start-1 row-end-4 size-6 text-(--hue) transition-transform duration-150 group-hover/door:translate-x-1 tablet:col-start-3 tablet:row-end-3 desktop:col-start-4 desktop:row-end-2"
                />
              </Link>
            </li>
          ))}
        </ul>
        {model.soon.length > 0 ? (
          <p className="mt-5 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted tablet:px-4">
            <span className="font-semibold">{t('industryDoors.soon')}</span>
            {model.soon.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </p>
        ) : null}
        <SampleNote shown={model.sample} className="mt-5 text-small text-muted tablet:px-4" />
      </div>
    </section>
  );
}
