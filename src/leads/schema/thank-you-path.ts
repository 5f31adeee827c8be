import type { FormKind } from './forms';

const sections: Record<Exclude<FormKind, 'get-ticket'>, string> = {
  'book-demo': '/book-demo',
  'get-document': '/resources',
  contact: '/contact',
  career: '/careers',
  newsletter: '/newsletter',
};

/**
 * Where a form leads once it is stored, without language prefix. A ticket's page is that of its event,
 * so that it can name the day, and says whether there was a place.
 */
export function thankYouPath(kind: FormKind, event: string | null, outcome?: 'waiting'): string {
  if (kind === 'get-ticket') {
    return `/events/${event ?? ''}/${outcome === 'waiting' ? 'waiting-list' : 'thank-you'}`;
  }
  return `${sections[kind]}/thank-you`;
}
