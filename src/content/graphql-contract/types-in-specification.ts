import { brand } from '../../../brand.config';
import { boolean, group, href, image, list, moment, ours, text } from './contract-field-kinds';

const cta = group({ text, href });
const banner = { thumbnail: image, title: text, description: text, cta, cxTag: text };
const sample = ours(boolean);
const slug = ours(text);

const entry = { label: text, subtext: text, icon: image, cta: group({ href }) };

const pascal = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const camel = (name: string): string => {
  const whole = pascal(name);
  return whole.charAt(0).toLowerCase() + whole.slice(1);
};

/** The five types whose fields the specification names (§3); fields marked `ours` are additions. */
export const specTypes = {
  platforms: {
    field: `${camel(brand.slug)}XmPlatforms`,
    type: `${pascal(brand.slug)}XmPlatform`,
    collection: 'platforms',
    sort: ['id:asc'],
    filters: [],
    fields: {
      heading: group({ ...entry, linkText: ours(text) }),
      listing: list({ ...entry, highlight: boolean, backgroundColor: text }),
      picture: ours(text),
    },
  },
  aiEvents: {
    field: 'aiEvents',
    type: 'AiEvent',
    collection: 'ai-events',
    sort: ['banner.leadMagnetDateTime:desc'],
    filters: ['slug'],
    fields: { slug, banner: group({ ...banner, leadMagnetDateTime: moment }), sample },
  },
  eventPages: {
    field: 'eventPages',
    type: 'EventPage',
    collection: 'event-pages',
    sort: ['leadMagnetDateTime:desc'],
    filters: ['slug'],
    fields: {
      slug,
      banner: group(banner),
      leadMagnetDateTime: moment,
      endsAt: ours(moment),
      place: ours(text),
      background: ours(image),
      backgroundInMobile: ours(image),
      picture: ours(text),
      agenda: ours(list({ time: text, title: text, speaker: text })),
      sample,
    },
  },
  eventVideos: {
    field: 'eventVideos',
    type: 'EventVideo',
    collection: 'event-videos',
    sort: ['id:desc'],
    filters: ['slug'],
    fields: {
      slug,
      thumbnail: image,
      popupImage: image,
      popupImageInMobile: image,
      cta,
      title: text,
      description: text,
      videoUrl: href,
      cxTag: text,
      duration: text,
      createdAt: ours(moment),
      sample,
    },
  },
  customerQuotes: {
    field: 'customerQuotes',
    type: 'CustomerQuote',
    collection: 'customer-quotes',
    sort: ['id:desc'],
    filters: ['slug'],
    fields: {
      slug,
      content: text,
      customerName: text,
      representativeName: text,
      representativeJobTitle: text,
      heroShot: image,
      heroShotInMobile: image,
      representativeAvatar: image,
      logo: image,
      sample,
    },
  },
} as const;
