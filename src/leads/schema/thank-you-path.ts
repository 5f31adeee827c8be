import type { FormKind } from './form-definitions';

const sections: Record<Exclude<FormKind, 'get-ticket'>, string> = {
  'book-demo': '/book-demo',
  'get-document': '/resources',
  contact: '/contact',
  career: '/careers',
  newsletter: '/newsletter',
};

/**
 * The path of a form's thank-you page, without language prefix. An event registration has two such pages under its
 * event: one for a place, one for the waiting list.
 */
export function thankYouPath(kind: FormKind, event: string | null, outcome?: 'waiting'): string {
  if (kind === 'get-ticket') {
    return `/events/${event ?? ''}/${outcome === 'waiting' ? 'waiting-list' : 'thank-you'}`;
  }
  return `${sections[kind]}/thank-you`;
}
