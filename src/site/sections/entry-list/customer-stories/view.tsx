import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { EmptyList } from '../../../lists/empty-list';
import { ListFilters } from '../../../lists/list-filters';
import { ListPages } from '../../../lists/list-pagination';
import { SentenceHeading } from '../../../ui/sentence-heading';
import { SampleNote } from '../../../ui/sample-note';
import type { StoryListModel } from './model';
import { StoryStage } from './highlighted-story';
import { StoryTile } from './story-card';

type StoryListProps = { model: StoryListModel; locale: Locale };

/** The widths of the cards: a wide one beside a narrow one, and in the next row the other way round. */
const widths = [
  'desktop:col-span-7',
  'desktop:col-span-5',
  'desktop:col-span-5',
  'desktop:col-span-7',
];

/** Customer stories: one large, the others as cards that begin with a figure. */
export function StoryList({ model, locale }: StoryListProps) {
  const { titleLines, filters, lead, stories } = model;
  const t = getT(locale, 'stories');
  const isEmpty = lead === null && stories.length === 0;
  const heading = titleLines.length > 0 ? 'h3' : 'h2';
  return (
    <section id="list" className="section-space scroll-mt-(--header-height)">
      <div className="page-width grid gap-10">
        {titleLines.length > 0 ? (
          <SentenceHeading as="h2" lines={titleLines} className="type-h2" />
        ) : null}
        <ListFilters label={t('filters')} all={t('all')} filters={filters} />
        {lead ? <StoryStage story={lead} locale={locale} as={heading} /> : null}
        {isEmpty ? (
          <EmptyList say={(part) => t(`empty.${part}`)} allHref={model.allHref} />
        ) : (
          <ul className="grid gap-6 tablet:grid-cols-2 desktop:grid-cols-12">
            {stories.map((story, index) => (
              <li
                key={story.id}
                className={`flex tablet:max-desktop:last:odd:col-span-2 ${stories.length === 3 ? 'desktop:col-span-4' : widths[index % 4]}`}
              >
                <StoryTile story={story} as={heading} />
              </li>
            ))}
          </ul>
        )}
        <ListPages model={model} locale={locale} />
        <SampleNote
          shown={[lead, ...stories].some((story) => story?.sample)}
          text={t('sample')}
          className="text-small text-(--theme-muted)"
        />
      </div>
    </section>
  );
}
