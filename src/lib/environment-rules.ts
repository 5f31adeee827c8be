/**
 * Rules for the values of environment variables, which `environment-variables.ts` uses. This file imports nothing, so Node can
 * load it without a build.
 */

export type Environment = Readonly<Record<string, string | undefined>>;

export type Variable<Value = unknown> = {
  /** Validates a value; it gets the other variables too. */
  test: (value: string, environment: Environment) => boolean;
  /** The description of a valid value, which follows "should be" in an error message. */
  wanted: string;
  /** An example value for the variable in `.env.example`. */
  example: string;
  /** Converts the value for the application; `undefined` means not set or empty. */
  read: (value: string | undefined) => Value;
  /** The meaning and the default of the variable, as a comment in `.env.example`. */
  about?: string;
  /** A heading in `.env.example` above this and the following variables. */
  chapter?: string;
  /** Whether only the commands (scripts) read the variable. */
  isOfCommands?: boolean;
  /** Whether the application refuses to start without the variable. */
  isRequired?: boolean;
};

type Rule<Value> = Omit<Variable<Value>, 'example'>;

export const asItIs = (value: string | undefined): string | undefined => value;
export const orElse =
  (fallback: string) =>
  (value: string | undefined): string =>
    value ?? fallback;
/** Reads a variable that has `isRequired`: without a value `env()` has thrown before, so '' is never returned. */
export const required = orElse('');

export const isHttpUrl = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value);
const listed = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const matching = (pattern: RegExp, wanted: string): Rule<string | undefined> => ({
  test: (value) => pattern.test(value),
  wanted,
  read: asItIs,
});
export const atLeast = (length: number): Rule<string | undefined> => ({
  test: (value) => value.length >= length,
  wanted: `at least ${length} characters`,
  read: asItIs,
});
/** A rule for a variable that is valid only if another variable is set too. */
export const besides = (
  other: string,
  rule: Rule<string | undefined>,
): Rule<string | undefined> => ({
  ...rule,
  test: (value, variables) => rule.test(value, variables) && Boolean(variables[other]),
  wanted: `${rule.wanted}, beside ${other}`,
});
export const oneOf = (...values: string[]): Rule<string | undefined> => ({
  test: (value) => values.includes(value),
  wanted: `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`,
  read: asItIs,
});
export const integer = (
  from: number,
  to: number,
  fallback: number,
  wanted: string,
): Rule<number> => ({
  test: (value) => /^\d+$/.test(value) && Number(value) >= from && Number(value) <= to,
  wanted,
  read: (value) => (value === undefined ? fallback : Number(value)),
});

export const text = matching(/^/, 'a text');
export const httpUrl: Rule<string | undefined> = {
  test: isHttpUrl,
  wanted: 'an http or https address',
  read: asItIs,
};
/** A host with an optional port. The pattern is that of image-host-names.ts, which this file can not import. */
export const host = matching(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i, 'a host');
export const flag: Rule<boolean> = {
  test: (value) => value === 'true' || value === 'false',
  wanted: 'true or false',
  read: (value) => value === 'true',
};
export const id: Rule<number | undefined> = {
  test: (value) => /^[1-9]\d{0,14}$/.test(value),
  wanted: 'a whole number',
  read: (value) => (value === undefined ? undefined : Number(value)),
};
/** An id of an account, a portal or a form at a third-party provider. */
export const providerId = matching(/^[\w.:-]{1,100}$/, 'letters, digits, dots, colons and dashes');
/** A list of origins in the form that browsers send: `https://www.example.com`, without a path. */
export const origins: Rule<string[]> = {
  test: (value) =>
    listed(value).every((origin) => isHttpUrl(origin) && new URL(origin).origin === origin),
  wanted: 'origins divided by commas',
  read: (value = '') => listed(value),
};
/**
 * A URL that replaces a vendor's API. Personal data is sent there, so it must use https, or be on this machine while
 * ALLOW_LOOPBACK_TARGETS is true.
 */
export const vendorUrl: Rule<string | undefined> = {
  test: (value, { ALLOW_LOOPBACK_TARGETS }) => {
    if (!isHttpUrl(value)) return false;
    const { protocol, hostname } = new URL(value);
    const isLoopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
    return protocol === 'https:' || (isLoopback && ALLOW_LOOPBACK_TARGETS === 'true');
  },
  wanted:
    'an address that starts with https://, or of this machine while ALLOW_LOOPBACK_TARGETS is true',
  read: asItIs,
};
/** The IP addresses of this machine on which its web server may listen. */
export const ownAddress = matching(/^(?:127\.0\.0\.1|0\.0\.0\.0|::)$/, '127.0.0.1, 0.0.0.0 or ::');
/**
 * Matches hosts of the own network: loopback, private and link-local IP addresses, names without a dot (containers),
 * and names that no public zone has.
 */
const OWN_NETWORK =
  /^(?:\[(?:::1|(?:f[cd]|fe[89ab])[\da-f:]+)\]|(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+|(?!\d+$)[^.:[]+|.+\.(?:localhost|internal|local|lan|home\.arpa))$/i;
/** Whether a host is this machine or in its own network, judged by its name alone: nothing is resolved. */
export const isOnOwnNetwork = (hostname: string): boolean => OWN_NETWORK.test(hostname);
/** Whether data sent to a URL is encrypted, or stays within the own network (ASVS 12.3.1). */
export const isSentSafely = (address: string): boolean =>
  /^https:/i.test(address) || (URL.canParse(address) && isOnOwnNetwork(new URL(address).hostname));
/** A URL to which confidential data is sent. */
export const safeUrl: Rule<string | undefined> = {
  ...httpUrl,
  test: (value) => isHttpUrl(value) && isSentSafely(value),
  wanted: 'an address that starts with https://, or with http:// on your own network',
};
/**
 * The URL of a mail server. Outside the own network, the options of the mail library that could send unencrypted are
 * refused.
 */
export const mailServer: Rule<string | undefined> = {
  test: (value) =>
    /^smtps?:\/\//.test(value) &&
    URL.canParse(value) &&
    (isOnOwnNetwork(new URL(value).hostname) ||
      !/[?&](?:ignoreTLS|requireTLS|secure)=/i.test(value)),
  wanted: 'an smtp or smtps address, without ignoreTLS, requireTLS or secure',
  read: asItIs,
};
/** The names of the roles, as in `src/cms/access/roles.ts`, which this file can not import; a test compares them. */
export const roleNames = ['admin', 'editor', 'sales', 'event-team'];
export const roleList: Rule<string[]> = {
  ...origins,
  test: (value) => listed(value).every((role) => roleNames.includes(role)),
  wanted: `roles divided by commas: ${roleNames.join(', ')}`,
};
export const secret = (length: number): Rule<string> => ({ ...atLeast(length), read: required });

/** A second port, which has to differ from that of the web server. */
export const otherPort: Rule<number | undefined> = {
  test: (value, { PORT = '3000' }) =>
    /^[1-9]\d{0,4}$/.test(value) && Number(value) <= 65_535 && value !== PORT,
  wanted: 'a port number, another one than PORT',
  read: (value) => (value === undefined ? undefined : Number(value)),
};

export const variable = <Value>(
  rule: Rule<Value>,
  example: string,
  more: Partial<Pick<Variable, 'about' | 'chapter' | 'isOfCommands' | 'isRequired'>> = {},
): Variable<Value> => ({ ...rule, example, ...more });
