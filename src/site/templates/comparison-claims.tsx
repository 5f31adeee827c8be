import type { ReactNode } from 'react';
import type { ComparisonPage } from '@/content/entry-view-model-types';
import { formatDay } from '@/i18n/format-dates';
import { getT } from '@/i18n/server-translations';
import { brand } from '../../../brand.config';
import { SentenceHeading } from '../ui/sentence-heading';
import { TextLink } from '../ui/text-link';

type ComparisonClaimsProps = { page: ComparisonPage };

/**
 * A table of claims from each vendor's own documents, with the source and the day on which it was read; renders
 * nothing when no claim is current (D18). Below the width of a desktop each row becomes a card whose cells name their
 * product.
 */
export function ComparisonClaims({ page }: ComparisonClaimsProps) {
  const { comparison, claims, locale } = page;
  const t = getT(locale, 'comparisons');
  if (claims.length === 0) return null;
  const { competitor } = comparison;
  const columns = [t('claims.topic'), competitor, brand.name, t('claims.source')];
  return (
    <section id="sources" data-ground="dark" className="section-space bg-ink text-paper">
      <div className="page-width">
        <div className="grid gap-x-16 gap-y-4 desktop:grid-cols-[1fr_1fr] desktop:items-end">
          <SentenceHeading as="h2" lines={t('claims.title').split('\n')} className="type-h2" />
          <p className="text-(--theme-muted)">{t('claims.note', { competitor })}</p>
        </div>
        <table className="mt-10 w-full border-collapse text-left max-desktop:block desktop:mt-14">
          <caption className="sr-only">
            {t('claims.caption', { competitor, brand: brand.name })}
          </caption>
          <thead className="max-desktop:sr-only">
            <tr className="border-b border-gold/50">
              {columns.map((column) => (
                <th key={column} scope="col" className="pr-8 pb-4 font-semibold last:pr-0">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-desktop:block">
            {claims.map((claim) => (
              <tr
                key={claim.topic}
                className="border-b border-(--theme-line) max-desktop:grid max-desktop:gap-y-4 max-desktop:py-7 max-desktop:first:border-t tablet:max-desktop:grid-cols-2 tablet:max-desktop:gap-x-8"
              >
                <th
                  scope="row"
                  className="align-top font-semibold text-balance tablet:max-desktop:col-span-2 desktop:w-[16%] desktop:py-7 desktop:pr-8"
                >
                  {claim.topic}
                </th>
                <Side name={competitor}>{claim.theirs}</Side>
                <Side name={brand.name}>{claim.ours}</Side>
                <td className="align-top text-small tablet:max-desktop:col-span-2 desktop:w-[26%] desktop:py-[calc(1.75rem-(44px-1lh)/2)]">
                  <TextLink {...claim.source} newTab={t('newTab')} />
                  <span className="block text-(--theme-muted)">
                    {t('claims.read', { date: formatDay(locale, claim.checkedAt) })}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Side({ name, children }: { name: string; children: ReactNode }) {
  return (
    <td className="align-top desktop:w-[29%] desktop:py-7 desktop:pr-8">
      <span aria-hidden="true" className="block text-small text-(--theme-muted) desktop:hidden">
        {name}
      </span>
      {children}
    </td>
  );
}
