import type { ReactNode } from 'react';
import type { FrameView, MenuEntry } from '@/content/header-and-footer-types';
import { Link } from '@/i18n/localized-link';
import { localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { telHref } from '@/lib/tel-href';
import { ButtonLink } from '../../ui/button-link';
import { IconButton } from '../../ui/icon-button';
import { NoteWithDot } from '../../ui/note-with-dot';
import { BrandMark } from '../brand-logo';
import type { PageAddress } from '../page-address-type';
import { MenuEntries } from './menu-entries';

type MobileMenuProps = { page: PageAddress; frame: FrameView };

const MENU_ID = 'site-menu';

const row =
  'flex min-h-14 w-full items-center justify-between border-b border-(--theme-line) text-lead font-semibold';

/**
 * The menu of phones and tablets: a full-screen dialog with native accordions. It is also a popover, so that its button
 * works without a script.
 */
export function MobileMenu({ page, frame }: MobileMenuProps) {
  const { locale } = page;
  const t = getT(locale, 'common');
  const { menus, settings } = frame;
  const soon = t('menus.soon');
  const to = (path: string) => localizedPath(locale, path);
  return (
    <div data-behaviour="modal-menu" className="wide-bar:hidden">
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label={t('nav.menu')}
        aria-haspopup="dialog"
        className="-mr-2.5 grid size-11 cursor-pointer place-items-center rounded-control"
      >
        <svg viewBox="0 0 24 24" className="size-6" fill="none" aria-hidden="true">
          <path d="M4 8h16M4 16h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
      <dialog
        id={MENU_ID}
        popover="auto"
        aria-label={t('nav.mobileLabel')}
        data-theme="light"
        className="mobile-menu"
      >
        <div className="flex h-(--header-height) items-center justify-between">
          <BrandMark />
          <IconButton
            icon="close"
            className="-mr-2.5"
            label={t('nav.closeMenu')}
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
          />
        </div>
        <nav aria-label={t('nav.mobileLabel')}>
          <Group title={t('nav.products')}>
            <MenuEntries
              title={t('nav.platform')}
              entries={platformEntries(frame, locale)}
              soon={soon}
            />
          </Group>
          <Group title={t('nav.solutions')}>
            <MenuEntries title={t('menus.solutions')} entries={menus.solutions} soon={soon} />
            <MenuEntries title={t('menus.useCases')} entries={menus.useCases} soon={soon} compact />
            <MenuEntries title={t('menus.metrics')} entries={menus.metrics} soon={soon} compact />
            <MenuEntries
              title={t('menus.industries')}
              entries={menus.industries}
              soon={soon}
              compact
            />
          </Group>
          <Link href={to('/pricing')} className={row}>
            {t('nav.pricing')}
          </Link>
          <Group title={t('nav.resources')}>
            <MenuEntries title={t('menus.resources')} entries={menus.resources} soon={soon} />
            <MenuEntries
              title={t('menus.resourceMetrics')}
              entries={menus.resourceMetrics}
              soon={soon}
              compact
            />
          </Group>
          <Link href={to('/customers')} className={row}>
            {t('nav.customers')}
          </Link>
          <Link href={to('/about-us')} className={row}>
            {t('nav.about')}
          </Link>
        </nav>
        <ButtonLink href={to('/book-demo')} text={t('nav.bookDemo')} className="mt-8 w-full" />
        <NoteWithDot
          text={t('promise', { minutes: settings.office.promiseMinutes })}
          className="mt-4 text-muted"
        />
        <p className="mt-6 flex flex-wrap gap-x-6">
          <Link href={telHref(settings.phone)} className="touch-target inline-flex items-center">
            {settings.phone}
          </Link>
          <Link
            href={`mailto:${settings.email}`}
            className="touch-target inline-flex items-center underline underline-offset-4"
          >
            {settings.email}
          </Link>
        </p>
      </dialog>
    </div>
  );
}

/** The product pillars as entries of the Products group; a link to the platform's page while there are none. */
function platformEntries({ menus }: FrameView, locale: Locale): MenuEntry[] {
  const fallback = localizedPath(locale, '/xm-core-platform');
  const all = { id: 0, label: getT(locale, 'common')('menus.platformAll'), link: null };
  const pillars = menus.platforms.length > 0 ? menus.platforms : [all];
  return pillars.map(({ id, label, link }) => ({
    id,
    title: label,
    description: null,
    href: link?.href ?? fallback,
    comingSoon: false,
    tag: null,
    icon: null,
  }));
}

type GroupProps = { title: string; children: ReactNode };

function Group({ title, children }: GroupProps) {
  return (
    <details name="mobile-menu" className="group border-b border-(--theme-line)">
      <summary className={`${row} cursor-pointer list-none border-b-0`}>
        {title}
        <svg viewBox="0 0 16 16" className="size-4 group-open:rotate-180" aria-hidden="true">
          <path d="M3 6l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </summary>
      <div className="-mx-3 grid gap-5 pt-1 pb-5">{children}</div>
    </details>
  );
}
