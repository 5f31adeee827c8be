import { formatDay } from '@/i18n/format-dates';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { withNoBreaks } from '@/lib/non-breaking-spaces';
import { Icon } from '../../../ui/icon';
import { SectionHead } from '../../../ui/section-header';
import type { Release } from '@/content/list-item-and-text-types';
import type { ReleaseListModel } from './model';

type ReleaseListProps = { model: ReleaseListModel; locale: Locale };

/** Release notes; the newest is expanded. */
export function ReleaseList({ model, locale }: ReleaseListProps) {
  if (model.releases.length === 0) return null;
  return (
    <section className="section-space">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <div className="mt-10 border-b border-line">
          {model.releases.map((release, index) => (
            <details
              key={release.id}
              open={index === 0}
              className="group/release border-t border-line"
            >
              <summary className="grid cursor-pointer list-none grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 py-5 tablet:grid-cols-[11rem_1fr_auto]">
                <ReleaseDay release={release} locale={locale} />
                <h3 className="type-h3 text-pretty max-tablet:row-start-2">
                  {withNoBreaks(release.title)}
                </h3>
                <Icon
                  name="chevron-down"
                  className="size-6 text-(--theme-accent) transition-transform duration-150 group-open/release:rotate-180"
                />
              </summary>
              <Changes release={release} locale={locale} />
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

type ReleaseProps = { release: Release; locale: Locale };

function ReleaseDay({ release: { releasedAt }, locale }: ReleaseProps) {
  if (!releasedAt) return <span />;
  return (
    <time dateTime={releasedAt} className="text-small text-muted">
      {formatDay(locale, releasedAt)}
    </time>
  );
}

function Changes({ release: { summary, changes }, locale }: ReleaseProps) {
  const t = getT(locale, 'library');
  return (
    <div className="pb-8 tablet:pl-[12.5rem]">
      {summary ? <p className="max-w-[42em] text-lead">{summary}</p> : null}
      <ul className="mt-4 grid max-w-[46rem] gap-3">
        {changes.map(({ kind, text }) => (
          <li key={text} className="grid grid-cols-[5.5rem_1fr] gap-x-4">
            <span className="text-small leading-[1.8] font-semibold text-jade">
              {t(`changes.${kind}`)}
            </span>
            <span className="text-muted">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
