import type { FrameView } from '@/content/types';
import type { OpeningPage } from '@/content/types-entries';
import { getT } from '@/i18n/server';
import { PreviewBar } from '../chrome/preview-bar';
import { SectionView } from '../sections/registry.views';
import { Frame } from './frame';
import { OpeningHead } from './opening-head';
import { PageTrail } from './page-trail';

type OpeningTemplateProps = { page: OpeningPage; frame: FrameView };

const steps = ['now', 'answer', 'keep'] as const;

/** A vacancy: its terms, its work, and where to apply while it is open. */
export function OpeningTemplate({ page, frame }: OpeningTemplateProps) {
  const { body, locale, opening, related } = page;
  const t = getT(locale, 'openings');
  return (
    <Frame page={page} frame={frame}>
      <PageTrail page={page} />
      <OpeningHead page={page} />
      <SectionView
        locale={locale}
        section={{
          name: 'richText',
          id: 'body',
          anchor: null,
          model: { contents: true, ground: 'paper', parts: body },
        }}
      />
      {page.isTakingApplications ? (
        <SectionView
          locale={locale}
          section={{
            name: 'careerForm',
            id: 'apply',
            anchor: 'apply',
            model: {
              titleLines: t('apply.title', { title: opening.title }).split('\n'),
              text: t('apply.text'),
              steps: steps.map((name) => ({
                title: t(`apply.steps.${name}.title`),
                text: t(`apply.steps.${name}.text`),
              })),
              position: opening.slug,
              page: page.path,
              version: 'default',
            },
          }}
        />
      ) : null}
      {related.length > 1 ? (
        <SectionView
          locale={locale}
          section={{
            name: 'relatedPages',
            id: 'related',
            anchor: null,
            model: {
              titleLines: [t('others')],
              pages: related.map(({ title, href, location, salary }, index) => ({
                title,
                text: [location, salary].filter(Boolean).join(' · '),
                href,
                hue: index + 2,
              })),
            },
          }}
        />
      ) : null}
      {opening.sample ? (
        <p className="page-width pb-16 text-small text-muted">{t('sample')}</p>
      ) : null}
      {page.draft ? <PreviewBar path={page.path} locale={locale} /> : null}
    </Frame>
  );
}
