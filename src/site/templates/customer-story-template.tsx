import type { FrameView } from '@/content/header-and-footer-types';
import type { StoryPage } from '@/content/entry-view-model-types';
import { localizedPath } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { SectionView } from '../sections/registry.views';
import { EntryFrame } from './entry-page-layout';
import { EntryText } from './entry-body-text';
import { NextStep } from './closing-call-to-action';
import { StoryHead } from './customer-story-header';

type StoryTemplateProps = { page: StoryPage; frame: FrameView };

/** A customer story: the figures, the story, a quote, the call to action, and similar stories. */
export function StoryTemplate({ page, frame }: StoryTemplateProps) {
  const { locale, story, quote, related } = page;
  const t = getT(locale, 'stories');
  const listHref = localizedPath(locale, '/customers');
  return (
    <EntryFrame page={page} frame={frame} name={story.customerName}>
      <article>
        <StoryHead page={page} />
        <EntryText page={page} />
        {quote ? (
          <SectionView
            locale={locale}
            section={{
              name: 'quote',
              id: 'quote',
              anchor: null,
              model: {
                content: quote.content,
                representativeName: quote.name ?? story.customerName,
                representativeJobTitle: quote.jobTitle ?? '',
                customerName: story.customerName,
                pictogram: null, // no logo: the head of the story already shows it
                figures: [],
                sample: story.sample,
              },
            }}
          />
        ) : null}
      </article>
      <NextStep
        locale={locale}
        isLast={related.length === 0}
        closing={page.closing}
        say={(part) => t(`next.${part}`, { minutes: frame.settings.office.promiseMinutes })}
      />
      {related.length > 0 ? (
        <SectionView
          locale={locale}
          section={{
            name: 'entryList',
            id: 'related',
            anchor: null,
            model: {
              name: 'stories',
              model: {
                titleLines: [t('related')],
                allHref: listHref,
                filters: [],
                lead: null,
                stories: related,
                pages: { current: 1, hrefs: [listHref] },
              },
            },
          }}
        />
      ) : null}
    </EntryFrame>
  );
}
