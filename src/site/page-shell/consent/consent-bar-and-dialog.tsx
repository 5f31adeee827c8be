import type { Locale } from '@/i18n/locales';
import { optionalCategories, type OptionalCategory } from '@/tracking/consent/consent-categories';
import type { Service } from '@/tracking/third-party/third-party-service-type';
import { ConsentBar } from './consent-bar';
import { ConsentDialog } from './consent-dialog';

type ConsentPanelProps = { locale: Locale; services: Service[] };

/**
 * Both layers that ask for consent (ADR-0016): the bar only where a configured service needs consent, the dialog
 * always, for visitors who review or change their choices.
 */
export function ConsentPanel({ locale, services }: ConsentPanelProps) {
  const of = (category: OptionalCategory) =>
    services.filter((service) => service.category === category).map(({ id }) => id);
  const tools = {
    analytics: of('analytics'),
    marketing: of('marketing'),
    support: of('support'),
  } satisfies Record<OptionalCategory, unknown>;
  const asked = optionalCategories.filter((category) => tools[category].length > 0);
  return (
    <>
      {asked.length > 0 ? <ConsentBar locale={locale} categories={asked} /> : null}
      <ConsentDialog locale={locale} tools={tools} services={services} />
    </>
  );
}
