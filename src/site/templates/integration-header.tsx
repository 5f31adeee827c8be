import type { IntegrationPage } from '@/content/entry-view-model-types';
import { localizedPath } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { withNoBreaks } from '@/lib/non-breaking-spaces';
import { Badge } from '../ui/badge';
import { ButtonLink } from '../ui/button-link';
import { hueOf } from '../ui/card-colour-by-id';
import { Pictogram } from '../ui/pictogram';
import { TextLink } from '../ui/text-link';
import { brand } from '../../../brand.config';

type IntegrationHeadProps = { page: IntegrationPage };

/**
 * The head of an integration: the names of both products on plates connected by a line, the summary, and facts such as
 * the vendor. The heading is the search title, which says what the connection does, unlike the name of a product
 * alone.
 */
export function IntegrationHead({ page }: IntegrationHeadProps) {
  const { integration, link, locale } = page;
  const t = getT(locale, 'marketplace');
  const { category, comingSoon, pictogram, name, sample, summary, vendor } = integration;
  // The status of an integration. A sample has none, because the note at the end of its page says that it is
  // invented.
  const status = comingSoon ? 'soon' : sample ? null : 'ready';
  return (
    <header
      data-hue={hueOf(category?.id ?? 1)}
      className="bg-(--hue-soft) pt-[calc(var(--header-height)+clamp(56px,6vw,88px))] pb-[clamp(48px,6vw,80px)]"
    >
      <div className="page-width">
        <Plates name={name} pictogram={pictogram} isDashed={comingSoon} />
        <div className="mt-8 grid gap-x-16 gap-y-8 desktop:grid-cols-[1.5fr_1fr] desktop:items-end">
          <div className="min-w-0">
            <h1 className="type-h1 text-balance">{withNoBreaks(page.seo.title)}</h1>
            {summary ? <p className="mt-5 max-w-[36em] text-lead">{summary}</p> : null}
          </div>
          <div>
            <dl className="flex flex-wrap gap-x-10 gap-y-3 text-small">
              {category ? <Fact name={t('category')} value={category.name} /> : null}
              {vendor ? <Fact name={t('vendor')} value={vendor} /> : null}
              {status ? <Fact name={t('status')} value={t(status)} /> : null}
            </dl>
            <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
              <ButtonLink href={localizedPath(locale, '/book-demo')} text={t('next.button')} />
              {link ? <TextLink href={link} text={t('guide')} newTab={t('newTab')} /> : null}
            </p>
          </div>
        </div>
        {comingSoon ? (
          <div className="mt-8 rounded-card border border-dashed border-(--hue) p-6">
            <Badge text={t('soon')} tone="soon" />
            <p className="mt-3 font-semibold">{t('soonNote.title')}</p>
            <p className="mt-1 max-w-[44em]">{t('soonNote.text')}</p>
          </div>
        ) : null}
      </div>
    </header>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-(--hue)">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}

type PlatesProps = { name: string; pictogram: string | null; isDashed: boolean };

/** The names of both products on two connected plates; decorative, because the heading and the text say the same. */
function Plates({ name, pictogram, isDashed }: PlatesProps) {
  const plate = 'rounded-control px-4 py-3 text-small font-semibold tablet:px-6 tablet:text-body';
  return (
    <p aria-hidden="true" className="flex items-center">
      <span className={`bg-ink text-paper ${plate}`}>{brand.name}</span>
      <span
        className={`w-10 border-t-2 border-(--hue) tablet:w-24 ${isDashed ? 'border-dashed' : ''}`}
      />
      <span className={`flex items-center gap-2 bg-paper wrap-anywhere text-(--hue) ${plate}`}>
        {pictogram ? <Pictogram name={pictogram} /> : null}
        {name}
      </span>
    </p>
  );
}
