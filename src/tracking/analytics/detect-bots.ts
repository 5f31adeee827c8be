import crawlers from 'crawler-user-agents';

const patterns = new RegExp(crawlers.map(({ pattern }) => `(?:${pattern})`).join('|'));

/** Maximum length of a user agent that is tested: far more than any browser's, because the patterns take long. */
const MAX_USER_AGENT_LENGTH = 500;

/** Whether a user agent identifies itself as a bot, or is missing. */
export const isBot = (userAgent: string | null): boolean =>
  !userAgent || patterns.test(userAgent.slice(0, MAX_USER_AGENT_LENGTH));
