import { formatDay } from '@/i18n/format-dates';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { SampleNote } from '../../../ui/sample-note';
import { SectionHead } from '../../../ui/section-header';
import { TextLink } from '../../../ui/text-link';
import type { MediaListModel } from './model';

type MediaListProps = { model: MediaListModel; locale: Locale };

/** Press articles about the company, each with the newspaper's name first. */
export function MediaList({ model, locale }: MediaListProps) {
  const t = getT(locale, 'press');
  if (model.entries.length === 0) return null;
  return (
    <section className="section-space bg-warm">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <ul className="mt-8 border-b border-line-control tablet:mt-12">
          {model.entries.map(({ href, id, outlet, publishedAt, summary, title }) => (
            <li
              key={id}
              className="grid gap-x-10 gap-y-1 border-t border-line-control py-6 tablet:grid-cols-[13rem_1fr]"
            >
              <p>
                <span className="block font-semibold">{outlet}</span>
                {publishedAt ? (
                  <time dateTime={publishedAt} className="text-small text-muted">
                    {formatDay(locale, publishedAt)}
                  </time>
                ) : null}
              </p>
              <div>
                <h3 className="text-lead">
                  <TextLink href={href} text={title} newTab={t('newTab')} />
                </h3>
                {summary ? <p className="max-w-[44em] text-muted">{summary}</p> : null}
              </div>
            </li>
          ))}
        </ul>
        <SampleNote
          shown={model.entries.some(({ sample }) => sample)}
          text={t('sample')}
          className="mt-6 text-small text-muted"
        />
      </div>
    </section>
  );
}
