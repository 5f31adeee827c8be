import { Link } from '@/i18n/localized-link';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import type { HelpListModel } from './model';

type HelpResultsProps = {
  results: NonNullable<HelpListModel['results']>;
  query: string;
  locale: Locale;
};

/** The matching questions, each with its short answer. */
export function HelpResults({ results, query, locale }: HelpResultsProps) {
  const t = getT(locale, 'help');
  return (
    <div className="grid gap-x-16 gap-y-6 desktop:grid-cols-[1fr_2fr]">
      <h2 className="type-h3">
        {query ? t('found', { count: results.total, query }) : t('count', { count: results.total })}
      </h2>
      <ol className="border-t border-line">
        {results.questions.map(({ id, href, question, answer }) => (
          <li key={id} className="group/row relative border-b border-line py-5">
            <h3 className="text-lead font-semibold">
              <Link
                href={href}
                className="decoration-(--theme-accent) decoration-2 underline-offset-4 outline-none group-hover/row:underline before:absolute before:inset-0 before:z-10 before:rounded-control before:content-[''] focus-visible:before:outline-3 focus-visible:before:outline-(--theme-focus)"
              >
                {question}
              </Link>
            </h3>
            <p className="mt-1.5 max-w-[42em] text-muted">{answer}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
