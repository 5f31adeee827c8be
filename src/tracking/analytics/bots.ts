import crawlers from 'crawler-user-agents';

const patterns = new RegExp(crawlers.map(({ pattern }) => `(?:${pattern})`).join('|'));

/** Far more than any browser says; the patterns are many and read every word. */
const LONGEST = 500;

/** Whether a program asks, as far as it says so; also one that does not say at all what it is. */
export const isBot = (userAgent: string | null): boolean =>
  !userAgent || patterns.test(userAgent.slice(0, LONGEST));
