import { Link } from '@/i18n/link.client';
import { localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import type { TextLink } from '@/lib/text-link';
import { brand } from '../../../brand.config';
import { ButtonLink } from '../ui/button-link';
import { PromiseNote } from '../ui/promise-note';
import { CloseOnNavigation } from './close-on-navigation.client';

type MobileMenuProps = { locale: Locale; links: TextLink[] };

const MENU_ID = 'site-menu';

/** The menu of phones and tablets: a native popover, so it opens and closes without any script. */
export function MobileMenu({ locale, links }: MobileMenuProps) {
  const t = getT(locale, 'common');
  const item = 'flex min-h-14 items-center border-b border-line text-lead font-semibold';
  return (
    <div className="desktop:hidden">
      <CloseOnNavigation menuId={MENU_ID} />
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label={t('nav.menu')}
        className="grid size-11 place-items-center rounded-control"
      >
        <svg viewBox="0 0 24 24" className="size-6" fill="none" aria-hidden="true">
          <path d="M4 8h16M4 16h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
      <div
        popover="auto"
        id={MENU_ID}
        role="dialog"
        aria-label={t('nav.menu')}
        className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto bg-paper px-5 pb-10 text-ink"
      >
        <div className="flex h-(--header-height) items-center justify-end">
          <button
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label={t('nav.closeMenu')}
            className="grid size-11 place-items-center rounded-control"
          >
            <svg viewBox="0 0 24 24" className="size-6" fill="none" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </div>
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href} className={item}>
                {link.text}
              </a>
            </li>
          ))}
          <li>
            <Link href={`mailto:${brand.email}`} className={item}>
              {brand.email}
            </Link>
          </li>
          <li>
            <Link href={`tel:${brand.phone.replaceAll(' ', '')}`} className={item}>
              {brand.phone}
            </Link>
          </li>
        </ul>
        <ButtonLink
          href={localizedPath(locale, '/book-demo')}
          text={t('nav.bookDemo')}
          className="mt-8 w-full"
        />
        <PromiseNote text={t('promise')} className="mt-4 text-muted" />
      </div>
    </div>
  );
}
