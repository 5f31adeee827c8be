import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import type { WalkthroughStep } from './model';

export type StepsProps = { steps: WalkthroughStep[]; locale: Locale };

type SeenByProps = { step: WalkthroughStep; locale: Locale; className?: string };

/** What customer and team see at a step, in words. */
export function SeenBy({ step, locale, className = '' }: SeenByProps) {
  const t = getT(locale, 'sections');
  return (
    <dl className={`grid gap-x-6 gap-y-3 ${className}`}>
      <Side label={t('walkthrough.customer')} text={step.customer} />
      <Side label={t('walkthrough.team')} text={step.team} />
    </dl>
  );
}

function Side({ label, text }: { label: string; text: string }) {
  return (
    <div className="border-t border-line pt-3">
      <dt className="text-small font-semibold text-(--hue)">{label}</dt>
      <dd className="mt-0.5 text-small">{text}</dd>
    </div>
  );
}
