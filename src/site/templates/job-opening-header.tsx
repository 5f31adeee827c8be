import type { OpeningPage } from '@/content/entry-view-model-types';
import { formatDay } from '@/i18n/format-dates';
import { localizedPath } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { ButtonLink } from '../ui/button-link';
import { ErrorState } from '../ui/empty-and-error-state';

type OpeningHeadProps = { page: OpeningPage };

/** The position on the left; on the right its terms as a list with the pay first. A closed vacancy has a note. */
export function OpeningHead({ page }: OpeningHeadProps) {
  const { locale, opening, isTakingApplications } = page;
  const t = getT(locale, 'openings');
  return (
    <header className="bg-warm pt-[calc(var(--header-height)+clamp(56px,6vw,88px))] pb-[clamp(40px,5vw,72px)]">
      <div className="page-width grid gap-x-16 gap-y-10 desktop:grid-cols-[1.4fr_1fr] desktop:items-end">
        <div className="min-w-0">
          {opening.department ? (
            <p className="mb-4 font-semibold text-(--theme-accent)">{opening.department}</p>
          ) : null}
          <h1 className="type-h1">{page.title}</h1>
          {opening.summary ? (
            <p className="mt-6 max-w-[36em] text-lead text-muted">{opening.summary}</p>
          ) : null}
          <ButtonLink
            href={isTakingApplications ? '#apply' : localizedPath(locale, '/careers#list')}
            text={t(isTakingApplications ? 'apply.button' : 'seeOpen')}
            className="mt-8"
          />
        </div>
        <Terms page={page} />
      </div>
      {isTakingApplications ? null : (
        <div className="page-width mt-10">
          <ErrorState title={t('closedNote.title')} text={t('closedNote.text')} />
        </div>
      )}
    </header>
  );
}

function Terms({ page: { locale, opening, isTakingApplications } }: OpeningHeadProps) {
  const t = getT(locale, 'openings');
  const { deadline, employmentType, level, location, salary } = opening;
  const rows = [
    [t('location'), location],
    [t('employment'), employmentType],
    [t('level'), level],
    [t('deadline'), isTakingApplications && deadline ? formatDay(locale, deadline) : null],
  ] as const;
  return (
    <dl className="rounded-card bg-paper p-6 tablet:p-8">
      {salary ? (
        <div className="pb-5">
          <dt className="text-small text-muted">{t('salary')}</dt>
          <dd className="type-h3 mt-1 text-balance text-jade">{salary}</dd>
        </div>
      ) : null}
      {rows.map(([name, value]) =>
        value ? (
          <div
            key={name}
            className="grid grid-cols-[8.5rem_1fr] gap-4 border-t border-line py-3 last:pb-0"
          >
            <dt className="text-small text-muted">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
