import type { Theme } from '@/content/header-and-footer-types';
import { getT } from '@/i18n/server-translations';
import { NewsletterLine } from '../../forms/newsletter-footer-form';
import type { PageAddress } from '../page-address-type';
import { FoldTitle, PhoneFold } from '../../ui/collapsed-on-phones';

/** Matches pages about another form or its result, which have no newsletter form in the footer. */
const ASKING = /^\/(?:book-demo|contact|form|newsletter|tickets)(?:\/|$)/;

type FooterNewsletterProps = { page: PageAddress; theme: Theme };

/** The newsletter in the footer: what is sent and how often, and its form. */
export function FooterNewsletter({ page: { path, locale }, theme }: FooterNewsletterProps) {
  if (ASKING.test(path)) return null;
  const t = getT(locale, 'forms');
  return (
    <PhoneFold title={t('footer.title')} className="tablet:border-t tablet:py-10">
      <div className="grid gap-x-10 gap-y-6 pb-6 tablet:p-0 tablet:grid-cols-[1.3fr_3fr]">
        <div className="max-w-[26em]">
          <FoldTitle>
            <h2 className="text-small font-semibold">{t('footer.title')}</h2>
          </FoldTitle>
          <p className="text-small text-(--theme-muted) tablet:mt-2">{t('footer.text')}</p>
        </div>
        <div className="max-w-[44em]">
          <NewsletterLine
            locale={locale}
            page={path}
            button={theme === 'dark' ? 'onDark' : 'quiet'}
          />
        </div>
      </div>
    </PhoneFold>
  );
}
