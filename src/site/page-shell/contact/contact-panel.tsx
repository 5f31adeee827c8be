import type { SiteSettings } from '@/content/header-and-footer-types';
import { Link } from '@/i18n/localized-link';
import { localizedPath } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { telHref } from '@/lib/tel-href';
import { ButtonLink } from '../../ui/button-link';
import { NoteWithDot } from '../../ui/note-with-dot';
import type { PageAddress } from '../page-address-type';

type ContactPanelProps = { page: PageAddress; settings: SiteSettings };

const PANEL_ID = 'contact-panel';
/** The specification (§2, Routes) requires a higher contact button on pages with this in their path. */
const RAISED_PATH = 'vcxp-global-summit-2025';

/** The floating contact button and its panel, a native popover, which opens without a script. */
export function ContactPanel({ page, settings }: ContactPanelProps) {
  const t = getT(page.locale, 'common');
  const raised = page.path.includes(RAISED_PATH);
  const ways = [
    { name: t('contact.messenger'), href: settings.messengerUrl },
    { name: t('contact.zalo'), href: settings.zaloUrl },
    { name: t('contact.email'), detail: settings.email, href: `mailto:${settings.email}` },
    { name: t('contact.phone'), detail: settings.phone, href: telHref(settings.phone) },
  ];
  return (
    <aside
      aria-label={t('contact.title')}
      data-raised={raised || undefined}
      className={raised ? '[--contact-rise:112px]' : ''}
    >
      <button
        type="button"
        data-behaviour="contact-button"
        popoverTarget={PANEL_ID}
        aria-label={t('contact.button')}
        className="contact-button grid size-14 place-items-center rounded-full bg-ink text-paper shadow-float hover:bg-ink-raised"
      >
        <svg viewBox="0 0 24 24" className="size-6" fill="none" aria-hidden="true">
          <path
            d="M4 5.5h16v11H10.5L6 20v-3.5H4z"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinejoin="round"
          />
        </svg>
      </button>
      <div
        id={PANEL_ID}
        popover="auto"
        data-contact-panel
        data-theme="light"
        role="dialog"
        aria-label={t('contact.title')}
        className="contact-panel floating"
      >
        <p className="type-h3">{t('contact.title')}</p>
        <NoteWithDot
          text={t('promise', { minutes: settings.office.promiseMinutes })}
          className="mt-1.5 text-muted"
        />
        <p className="mt-1.5 text-small text-muted">
          {t('office.hours', { hours: settings.office.text })}
        </p>
        <ul className="mt-3 -mx-3">
          {ways.map(({ name, detail, href }) =>
            href ? (
              <li key={name}>
                <Link
                  href={href}
                  className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 rounded-control px-3 py-2 text-small font-semibold hover:bg-(--theme-hover)"
                >
                  {name}
                  {detail ? <span className="font-normal text-muted">{detail}</span> : null}
                </Link>
              </li>
            ) : null,
          )}
        </ul>
        <ButtonLink
          href={localizedPath(page.locale, '/book-demo')}
          text={t('contact.bookDemo')}
          className="mt-3 w-full"
        />
        {settings.attribution ? (
          <p className="mt-3 text-center text-tiny text-muted">{settings.attribution}</p>
        ) : null}
      </div>
    </aside>
  );
}
