import type { FrameView } from '@/content/types';
import type { IntegrationPage } from '@/content/types-entries';
import { getT } from '@/i18n/server';
import { PreviewBar } from '../chrome/preview-bar';
import { SectionView } from '../sections/registry.views';
import { Frame } from './frame';
import { IntegrationHead } from './integration-head';
import { NextStep } from './next-step';
import { PageTrail } from './page-trail';

type IntegrationTemplateProps = { page: IntegrationPage; frame: FrameView };

/** An integration: what is connected, what passes, what is needed, and what often goes with it. */
export function IntegrationTemplate({ page, frame }: IntegrationTemplateProps) {
  const { body, integration, locale, related } = page;
  const t = getT(locale, 'marketplace');
  return (
    <Frame page={page} frame={frame}>
      <PageTrail page={page} />
      <IntegrationHead page={page} />
      <SectionView
        locale={locale}
        section={{
          name: 'richText',
          id: 'body',
          anchor: null,
          model: { contents: true, ground: 'paper', parts: body },
        }}
      />
      {integration.sample ? (
        <p className="page-width pb-16 text-small text-muted">{t('sample')}</p>
      ) : null}
      {related.length > 1 ? (
        <SectionView
          locale={locale}
          section={{
            name: 'relatedPages',
            id: 'related',
            anchor: null,
            model: {
              titleLines: [t('related')],
              pages: related.map(({ category, href, name, summary }, index) => ({
                title: name,
                text: summary ?? '',
                href,
                hue: (category?.id ?? 1) + index,
              })),
            },
          }}
        />
      ) : null}
      <NextStep locale={locale} namespace="marketplace" />
      {page.draft ? <PreviewBar path={page.path} locale={locale} /> : null}
    </Frame>
  );
}
