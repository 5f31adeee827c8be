import type { Role } from '../access/roles';

/**
 * What each role opens most, the most used first: views of our own by their path below the admin, with a slash, and
 * collections and globals by their slug. What is not named here follows in the order of the configuration.
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

/** What the role opens most, the most used first. */
export const mostUsedBy = (role: Role): readonly string[] => mostUsed[role];

/** Views of our own that the role may open, by their path below the admin, the most used first. */
export const viewsOf = (role: Role): string[] =>
  mostUsed[role].flatMap((entry) => (entry.startsWith('/') ? [entry.slice(1)] : []));

const placeOf = (slug: string, role: Role): number => {
  const place = mostUsed[role].indexOf(slug);
  return place < 0 ? mostUsed[role].length : place;
};

/** Collections and globals with what the role opens most in front. */
export const inRoleOrder = <Entity extends { slug: string }>(
  entities: readonly Entity[],
  role: Role,
): Entity[] =>
  entities.toSorted((one, other) => placeOf(one.slug, role) - placeOf(other.slug, role));
