import type { FrameView } from '@/content/header-and-footer-types';
import type { ComparisonPage } from '@/content/entry-view-model-types';
import { getT } from '@/i18n/server-translations';
import { ComparisonClaims } from './comparison-claims';
import { ComparisonFits } from './comparison-recommendations';
import { ComparisonHead } from './comparison-header';
import { EntryFrame } from './entry-page-layout';
import { EntryText } from './entry-body-text';
import { NextStep } from './closing-call-to-action';
import { RelatedPages } from './related-entries';

type ComparisonTemplateProps = { page: ComparisonPage; frame: FrameView };

/**
 * A comparison: the short answer, who should choose which, sourced claims, the text, related comparisons, the call to
 * action.
 */
export function ComparisonTemplate({ page, frame }: ComparisonTemplateProps) {
  const { comparison, locale, related } = page;
  const t = getT(locale, 'comparisons');
  return (
    <EntryFrame page={page} frame={frame} name={comparison.competitor}>
      <article>
        <ComparisonHead page={page} />
        <ComparisonFits page={page} />
        <ComparisonClaims page={page} />
        <EntryText page={page} />
      </article>
      <RelatedPages
        locale={locale}
        title={t('related')}
        pages={related.map(({ competitor, summary, href }, index) => ({
          title: competitor,
          text: summary ?? '',
          href,
          hue: index + 2,
        }))}
      />
      <NextStep
        locale={locale}
        closing={page.closing}
        say={(part) =>
          t(`next.${part}`, {
            competitor: comparison.competitor,
            minutes: frame.settings.office.promiseMinutes,
          })
        }
      />
    </EntryFrame>
  );
}
