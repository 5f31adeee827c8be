import { Link } from '@/i18n/localized-link';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { hueOf } from '../../../ui/card-colour-by-id';
import { TextLink } from '../../../ui/text-link';
import type { HelpListModel } from './model';

type HelpOverviewProps = { overview: NonNullable<HelpListModel['overview']>; locale: Locale };

const linkClass =
  'decoration-(--theme-accent) decoration-2 underline-offset-4 hover:underline focus-visible:underline';

/** The highlighted questions with their short answers; then each group as a panel of its first questions. */
export function HelpOverview({ overview, locale }: HelpOverviewProps) {
  const { highlighted, groups } = overview;
  const t = getT(locale, 'help');
  return (
    <div className="page-width grid gap-[clamp(56px,7vw,96px)]">
      {highlighted.length > 0 ? (
        <div className="grid gap-x-16 gap-y-6 desktop:grid-cols-[1fr_2fr]">
          <h2 className="type-h2">{t('highlighted')}</h2>
          <ul className="grid gap-x-10 tablet:grid-cols-2">
            {highlighted.map(({ id, href, question, answer }) => (
              <li key={id} className="border-t border-line py-5">
                <Link href={href} className={`font-semibold ${linkClass}`}>
                  {question}
                </Link>
                <p className="mt-2 text-small text-muted">{answer}</p>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div>
        <h2 className="type-h2">{t('groups')}</h2>
        <ul className="mt-8 grid gap-6 tablet:grid-cols-2 desktop:mt-10 desktop:grid-cols-3">
          {groups.map(({ id, name, href, total, questions }) => (
            <li
              key={id}
              data-hue={hueOf(id)}
              className="flex flex-col rounded-card border border-line bg-paper p-6 tablet:p-7"
            >
              <h3 className="type-h3 flex items-baseline justify-between gap-4">
                {name}
                <span aria-hidden="true" className="text-body text-(--hue) tabular-nums">
                  {total}
                </span>
              </h3>
              <ul className="mt-4 mb-4">
                {questions.map((question) => (
                  <li key={question.id} className="border-t border-line">
                    <Link
                      href={question.href}
                      className={`flex min-h-11 items-center py-2.5 ${linkClass}`}
                    >
                      {question.question}
                    </Link>
                  </li>
                ))}
              </ul>
              {total > questions.length ? (
                <div className="mt-auto">
                  <TextLink href={href} text={t('seeGroup', { count: total, name })} arrow />
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
