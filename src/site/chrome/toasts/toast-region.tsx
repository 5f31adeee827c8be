import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import type { Notification } from './notification';

type ToastRegionProps = { locale: Locale };

/** Where notifications appear. The region is there before the first, or nobody would hear that one. */
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
