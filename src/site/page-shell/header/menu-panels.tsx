import type { Menus, PlatformCard } from '@/content/header-and-footer-types';
import { Link } from '@/i18n/localized-link';
import { localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { hueOf } from '../../ui/card-colour-by-id';
import { MenuEntries } from './menu-entries';

type PanelProps = { locale: Locale; menus: Menus };

const panel = 'page-width grid gap-x-6 gap-y-8 py-8';
const lead =
  'touch-target mt-4 inline-flex items-center text-small font-semibold underline decoration-son decoration-2 underline-offset-[6px]';

/** The platform menu: product pillars, each in its colour, beside a text with a link to the whole platform. */
export function PlatformPanel({ locale, menus }: PanelProps) {
  const t = getT(locale, 'common');
  return (
    <div className={`${panel} grid-cols-[1.15fr_3fr]`}>
      <div data-column className="pr-6">
        <p className="type-h3">{t('menus.platformTitle')}</p>
        <p className="mt-3 text-small text-(--theme-muted)">{t('menus.platformText')}</p>
        <Link href={localizedPath(locale, '/xm-core-platform')} className={lead}>
          {t('menus.platformAll')}
        </Link>
      </div>
      {menus.platforms.length > 0 ? (
        <ul className="grid grid-cols-2 gap-3">
          {menus.platforms.map((platform) => (
            <Pillar key={platform.id} platform={platform} locale={locale} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

type PillarProps = { platform: PlatformCard; locale: Locale };

function Pillar({ platform, locale }: PillarProps) {
  const href = platform.link?.href ?? localizedPath(locale, '/xm-core-platform');
  return (
    <li data-column data-hue={hueOf(platform.id)}>
      <Link
        href={href}
        className="block h-full rounded-card bg-(--hue-soft) p-5 text-ink hover:[&_span:first-child]:underline"
      >
        <span className="font-semibold underline-offset-4">{platform.label}</span>
        <span className="mt-1.5 flex flex-wrap gap-x-4 text-small text-(--hue)">
          {platform.items.map((item) => (
            <span key={item.label}>{item.label}</span>
          ))}
        </span>
      </Link>
    </li>
  );
}

/** The menu of solutions: bundles, use cases, industries and three metrics (spec §2, Routes; D9). */
export function SolutionsPanel({ locale, menus }: PanelProps) {
  const t = getT(locale, 'common');
  const soon = t('menus.soon');
  return (
    <div className={`${panel} grid-cols-[1.35fr_1.35fr_1fr_1fr]`}>
      <MenuEntries title={t('menus.solutions')} entries={menus.solutions} soon={soon} />
      <MenuEntries title={t('menus.useCases')} entries={menus.useCases} soon={soon} compact />
      <MenuEntries title={t('menus.industries')} entries={menus.industries} soon={soon} compact />
      <MenuEntries title={t('menus.metrics')} entries={menus.metrics} soon={soon} />
    </div>
  );
}

/** The menu of resources: resources, all seven metrics (D9), and a dark card that links to the CX handbook. */
export function ResourcesPanel({ locale, menus }: PanelProps) {
  const t = getT(locale, 'common');
  const soon = t('menus.soon');
  return (
    <div className={`${panel} grid-cols-[2.2fr_1.1fr_1.2fr]`}>
      <MenuEntries
        title={t('menus.resources')}
        entries={menus.resources}
        soon={soon}
        className="[&_ul]:columns-2 [&_ul]:gap-6 [&_li]:break-inside-avoid"
      />
      <MenuEntries
        title={t('menus.resourceMetrics')}
        entries={menus.resourceMetrics}
        soon={soon}
        compact
      />
      <div data-column data-theme="dark" className="self-start rounded-card p-6">
        <p className="type-h3">{t('menus.resourcesTitle')}</p>
        <p className="mt-3 text-small text-(--theme-muted)">{t('menus.resourcesText')}</p>
        <Link
          href={localizedPath(locale, '/cxm-framework')}
          className="touch-target mt-4 inline-flex items-center text-small font-semibold text-gold underline underline-offset-[6px]"
        >
          {t('menus.resourcesLink')}
        </Link>
      </div>
    </div>
  );
}
