import type { FAQPage, Question, SoftwareApplication, Thing, VideoObject } from 'schema-dts';
import type { PageView } from '@/site/page-view-models/page-view-model';
import type { EventPageView } from '@/content/entry-view-model-types';
import { localizedPath } from '@/i18n/locales';
import { brand } from '../../../../brand.config';
import { absolute, organizationLink } from './structured-site-parts';

type Section = PageView['sections'][number];
type PlansModel = Extract<Section, { name: 'plans' }>['model'];
type Video = NonNullable<EventPageView['videos']>[number];

const MINUTES_AND_SECONDS = /^(?:(\d+):)?(\d{1,2}):(\d{2})$/;

/** Converts a duration such as `31:05` to ISO 8601: `PT0H31M5S`. */
function durationOf(clock: string | null): string | null {
  const [, hours = '0', minutes, seconds] = MINUTES_AND_SECONDS.exec(clock ?? '') ?? [];
  return minutes && seconds ? `PT${Number(hours)}H${Number(minutes)}M${Number(seconds)}S` : null;
}

/** The structured data of recordings that can be played and have a picture (VideoObject), without samples. */
export function videoNodes(videos: readonly Video[] | null): VideoObject[] {
  return (videos ?? []).flatMap(
    ({ title, description, duration, thumbnail, uploadedAt, videoId, sample }) => {
      if (sample || !videoId || !thumbnail) return [];
      const length = durationOf(duration);
      return {
        '@type': 'VideoObject' as const,
        name: title,
        description: description ?? title,
        thumbnailUrl: absolute(thumbnail),
        embedUrl: `https://www.youtube-nocookie.com/embed/${videoId}`,
        ...(length ? { duration: length } : {}),
        ...(uploadedAt ? { uploadDate: uploadedAt } : {}),
      };
    },
  );
}

/** The structured data of the product with the monthly prices of its plans, before tax. */
function softwareNode({ plans, custom }: PlansModel, url: string): SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    name: brand.name,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    url,
    publisher: organizationLink(),
    offers: plans.map(({ name, text, monthly }) => ({
      '@type': 'Offer' as const,
      name,
      description: text,
      price: monthly,
      priceCurrency: 'VND',
      url,
      priceSpecification: {
        '@type': 'UnitPriceSpecification' as const,
        price: monthly,
        priceCurrency: 'VND',
        unitCode: 'MON',
        valueAddedTaxIncluded: false,
      },
    })),
    featureList: [...plans.flatMap(({ includes }) => includes), ...custom.includes],
  };
}

function questionsOf(section: Section): Question[] {
  if (section.name !== 'questions') return [];
  return section.model.items.map(({ question, paragraphs }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: paragraphs.join('\n') },
  }));
}

/** The structured data of a page's sections: questions, prices and recordings. */
export function sectionNodes({ sections, locale, path }: PageView): Thing[] {
  const url = absolute(localizedPath(locale, path));
  const questions = sections.flatMap(questionsOf);
  const faq: FAQPage = { '@type': 'FAQPage', url, inLanguage: locale, mainEntity: questions };
  return [
    ...(questions.length > 0 ? [faq] : []),
    ...sections.flatMap((section) =>
      section.name === 'plans' ? [softwareNode(section.model, url)] : [],
    ),
    ...sections.flatMap((section) =>
      section.name === 'eventVideos' ? videoNodes(section.model.videos) : [],
    ),
  ];
}
