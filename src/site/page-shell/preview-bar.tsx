import { localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';

type PreviewBarProps = { path: string; locale: Locale };

/** A bar that says that this is a draft, with a link that ends the preview. */
export function PreviewBar({ path, locale }: PreviewBarProps) {
  const t = getT(locale, 'common');
  const exit = `/api/preview/exit?${new URLSearchParams({ path: localizedPath(locale, path) })}`;
  return (
    <aside
      data-preview-bar
      data-ground="dark"
      aria-label={t('preview.label')}
      className="fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-center gap-x-4 bg-ink px-4 py-1 text-small text-paper"
    >
      <p>{t('preview.label')}</p>
      <a href={exit} className="touch-target inline-flex items-center font-semibold underline">
        {t('preview.exit')}
      </a>
    </aside>
  );
}
