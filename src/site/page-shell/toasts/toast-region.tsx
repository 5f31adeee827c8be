import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import type { Notification } from '@/lib/show-notification';

type ToastRegionProps = { locale: Locale };

/**
 * The live region for notifications. It is on the page from the start: screen readers do not announce the text of a
 * live region that is added with its text.
 */
export function ToastRegion({ locale }: ToastRegionProps) {
  const t = getT(locale, 'common');
  const typeLabels: Record<Notification['type'], string> = {
    info: t('toasts.info'),
    success: t('toasts.success'),
    warning: t('toasts.warning'),
    error: t('toasts.error'),
  };
  return (
    <div
      data-behaviour="show-toasts"
      data-close-label={t('toasts.close')}
      data-type-labels={JSON.stringify(typeLabels)}
    >
      <div
        data-toasts
        role="region"
        aria-label={t('toasts.label')}
        aria-live="polite"
        className="toasts"
      />
    </div>
  );
}
