import type { FrameView } from '@/content/header-and-footer-types';
import type { OpeningPage } from '@/content/entry-view-model-types';
import { getT } from '@/i18n/server-translations';
import { SectionView } from '../sections/registry.views';
import { SampleNote } from '../ui/sample-note';
import { EntryFrame } from './entry-page-layout';
import { EntryText } from './entry-body-text';
import { OpeningHead } from './job-opening-header';
import { RelatedPages } from './related-entries';

type OpeningTemplateProps = { page: OpeningPage; frame: FrameView };

const steps = ['now', 'answer', 'keep'] as const;

/** A vacancy: its terms, its description, and the application form while it is open. */
export function OpeningTemplate({ page, frame }: OpeningTemplateProps) {
  const { locale, opening, related } = page;
  const t = getT(locale, 'openings');
  return (
    <EntryFrame page={page} frame={frame}>
      <OpeningHead page={page} />
      <EntryText page={page} />
      {page.isTakingApplications ? (
        <SectionView
          locale={locale}
          section={{
            name: 'form',
            id: 'apply',
            anchor: 'apply',
            model: {
              kind: 'career',
              titleLines: t('apply.title', { title: opening.title }).split('\n'),
              text: t('apply.text'),
              steps: steps.map((name) => ({
                title: t(`apply.steps.${name}.title`),
                text: t(`apply.steps.${name}.text`),
              })),
              subject: { position: opening.slug },
              page: page.path,
              version: 'default',
            },
          }}
        />
      ) : null}
      <RelatedPages
        locale={locale}
        title={t('others')}
        pages={related.map(({ title, href, location, salary }, index) => ({
          title,
          text: [location, salary].filter(Boolean).join(' · '),
          href,
          hue: index + 2,
        }))}
      />
      <SampleNote
        shown={opening.sample}
        text={t('sample')}
        className="page-width pb-16 text-small text-muted"
      />
    </EntryFrame>
  );
}
