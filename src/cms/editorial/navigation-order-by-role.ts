import type { Role } from '../access/roles';

/**
 * The views and collections that each role uses most, the most used first. A view of our own is named by its path
 * below the admin, which begins with a slash; a collection or global by its slug. Other collections and globals follow
 * in the order of the configuration; other views are not offered to the role.
 */
const mostUsed: Record<Role, readonly string[]> = {
  sales: [
    '/leads-board',
    '/leads-by-stage',
    'leads',
    '/door',
    'tickets',
    'mails',
    'answer-templates',
    '/response-times',
    'subscribers',
    'resumes',
  ],
  editor: [
    'pages',
    'blogs',
    'media',
    '/publishing-calendar',
    '/parity',
    'event-pages',
    'ticket-types',
    'customer-successes',
    '/visits',
    '/samples',
  ],
  'event-team': ['/door', 'tickets'],
  admin: [
    '/leads-board',
    '/leads-by-stage',
    'leads',
    'pages',
    'mails',
    'users',
    'privacy-requests',
    '/door',
    '/visits',
    '/response-times',
    '/publishing-calendar',
    '/parity',
    '/samples',
  ],
};

export const mostUsedBy = (role: Role): readonly string[] => mostUsed[role];

/** Our own views that the role may open, by their path below the admin, the most used first. */
export const viewsOf = (role: Role): string[] =>
  mostUsed[role].flatMap((entry) => (entry.startsWith('/') ? [entry.slice(1)] : []));

const placeOf = (slug: string, role: Role): number => {
  const place = mostUsed[role].indexOf(slug);
  return place < 0 ? mostUsed[role].length : place;
};

/** Sorts collections and globals: those that the role uses most come first. */
export const inRoleOrder = <Entity extends { slug: string }>(
  entities: readonly Entity[],
  role: Role,
): Entity[] =>
  entities.toSorted((one, other) => placeOf(one.slug, role) - placeOf(other.slug, role));
