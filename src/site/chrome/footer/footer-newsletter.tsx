import type { Theme } from '@/content/types';
import { getT } from '@/i18n/server';
import { NewsletterLine } from '../../forms/newsletter-line';
import type { PageAddress } from '../page-address';

/** Pages that ask for something themselves ask for nothing else at their foot. */
const ASKING = /^\/(?:book-demo|contact|form|newsletter|tickets)(?:\/|$)/;

type FooterNewsletterProps = { page: PageAddress; theme: Theme };

/** The newsletter at the foot of a page: what comes, how often, and where to leave an address. */
export function FooterNewsletter({ page: { path, locale }, theme }: FooterNewsletterProps) {
  if (ASKING.test(path)) return null;
  const t = getT(locale, 'forms');
  return (
    <div className="grid gap-x-10 gap-y-6 border-t border-(--theme-line) py-10 desktop:grid-cols-[1.3fr_3fr]">
      <div className="max-w-[26em]">
        <h2 className="font-semibold">{t('footer.title')}</h2>
        <p className="mt-2 text-small text-(--theme-muted)">{t('footer.text')}</p>
      </div>
      <div className="max-w-[44em]">
        <NewsletterLine
          locale={locale}
          page={path}
          button={theme === 'dark' ? 'onDark' : 'quiet'}
        />
      </div>
    </div>
  );
}
