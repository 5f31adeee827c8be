import type { FrameView } from '@/content/header-and-footer-types';
import type { IntegrationPage } from '@/content/entry-view-model-types';
import { getT } from '@/i18n/server-translations';
import { SampleNote } from '../ui/sample-note';
import { EntryFrame } from './entry-page-layout';
import { EntryText } from './entry-body-text';
import { IntegrationHead } from './integration-header';
import { NextStep } from './closing-call-to-action';
import { RelatedPages } from './related-entries';

type IntegrationTemplateProps = { page: IntegrationPage; frame: FrameView };

/** The page of an integration: its head, its text, related integrations, and the call to action. */
export function IntegrationTemplate({ page, frame }: IntegrationTemplateProps) {
  const { integration, locale, related } = page;
  const t = getT(locale, 'marketplace');
  return (
    <EntryFrame page={page} frame={frame}>
      <IntegrationHead page={page} />
      <EntryText page={page} />
      <SampleNote
        shown={integration.sample}
        text={t('sample')}
        className="page-width pb-16 text-small text-muted"
      />
      <RelatedPages
        locale={locale}
        title={t('related')}
        pages={related.map(({ category, href, name, summary }, index) => ({
          title: name,
          text: summary ?? '',
          href,
          hue: (category?.id ?? 1) + index,
        }))}
      />
      <NextStep
        locale={locale}
        closing={page.closing}
        say={(part) => t(`next.${part}`, { minutes: frame.settings.office.promiseMinutes })}
      />
    </EntryFrame>
  );
}
