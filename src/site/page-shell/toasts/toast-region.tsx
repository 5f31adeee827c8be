import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import type { Notification } from '@/lib/show-notification';

type ToastRegionProps = { locale: Locale };

/**
 * The live region for notifications. It is on every page, because screen readers ignore one that is added with a text.
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
