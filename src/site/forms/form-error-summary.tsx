import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { controlsOf, type FormKind } from '@/leads/schema/form-definitions';
import type { FormState } from './form-state-and-prefilled-values';

type FormSummaryProps = { kind: FormKind; locale: Locale; state: FormState | null };

/** The summary of errors with a link to each field, and the place of notices; hidden while there are none. */
export function FormSummary({ kind, locale, state }: FormSummaryProps) {
  const t = getT(locale, 'forms');
  const message = getT(locale, 'validation');
  const errors = state?.errors ?? {};
  // Errors are listed in the order of the fields: the database, from which a rejected form comes, does not keep one.
  const names = controlsOf(kind).flatMap(([name]) => (errors[name] ? [name] : []));
  return (
    <div
      data-form-summary
      role="alert"
      tabIndex={-1}
      hidden={names.length === 0 && !state?.notice}
      className="mt-4 scroll-mt-[calc(var(--header-height)+16px)] rounded-control border-2 border-son p-4 text-small data-good:border-jade"
    >
      {state?.notice ? <p>{state.notice}</p> : null}
      {names.length > 0 ? (
        <>
          <p className="font-semibold">{t('summary.title', { count: names.length })}</p>
          <ul className="mt-1 list-disc pl-5">
            {names.map((name) => {
              const key = errors[name];
              return (
                <li key={name}>
                  <a href={`#${kind}-${name}`} className="underline">
                    {key ? message(key) : null}
                  </a>
                </li>
              );
            })}
          </ul>
        </>
      ) : null}
    </div>
  );
}
