import type { FormKind } from './form-definitions';

const sections: Record<Exclude<FormKind, 'get-ticket'>, string> = {
  'book-demo': '/book-demo',
  'get-document': '/resources',
  contact: '/contact',
  career: '/careers',
  newsletter: '/newsletter',
};

/**
 * The path of a form's thank-you page, without language prefix. The thank-you page of an event registration belongs
 * to the event, and says whether there was a place.
 */
export function thankYouPath(kind: FormKind, event: string | null, outcome?: 'waiting'): string {
  if (kind === 'get-ticket') {
    return `/events/${event ?? ''}/${outcome === 'waiting' ? 'waiting-list' : 'thank-you'}`;
  }
  return `${sections[kind]}/thank-you`;
}
