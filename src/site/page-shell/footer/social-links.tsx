import type { SiteSettings, SocialNetwork } from '@/content/header-and-footer-types';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { SocialIcon } from '../../ui/social-icon';

type SocialLinksProps = { locale: Locale; socials: SiteSettings['socials'] };

const names: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  zalo: 'Zalo',
};

/** Links to social networks as icons of 40 by 40 pixels (spec §2, External links). */
export function SocialLinks({ locale, socials }: SocialLinksProps) {
  const t = getT(locale, 'common');
  return (
    <ul aria-label={t('footer.socials')} className="flex gap-2">
      {socials.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            target="_blank"
            rel="noopener"
            aria-label={`${names[network]} (${t('footer.newTab')})`}
            className="block rounded-control text-(--theme-muted) hover:text-(--theme-text)"
          >
            <SocialIcon name={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
