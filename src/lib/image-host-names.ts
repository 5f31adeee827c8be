/** External servers of pictures, from the environment. */
export type ImageHosts = { CMS_URL?: string | undefined; PUBLIC_ASSETS_HOST?: string | undefined };

/** A host with an optional port: `assets.example.com`, `assets.example.com:8443`. */
const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i;

type RemotePattern = {
  protocol: 'http' | 'https';
  hostname: string;
  port: string;
  pathname: string;
  search: string;
};

const patternOf = ({ protocol, hostname, port }: URL): RemotePattern => ({
  protocol: protocol === 'http:' ? 'http' : 'https',
  hostname,
  port,
  pathname: '/**',
  search: '', // query strings are not allowed: each would create another resized picture
});

/** The servers from which pictures are allowed; an invalid URL allows none. */
function imageServers({ CMS_URL, PUBLIC_ASSETS_HOST }: ImageHosts): URL[] {
  const assets = PUBLIC_ASSETS_HOST && HOST.test(PUBLIC_ASSETS_HOST);
  return [CMS_URL, assets ? `https://${PUBLIC_ASSETS_HOST}` : ''].flatMap((address) => {
    const url = address && /^https?:\/\//i.test(address) ? URL.parse(address) : null;
    // Validates the host: a parsed host may still contain `*`, `;` or a quote, which have a meaning in a content
    // security policy.
    return url && HOST.test(url.host) ? [url] : [];
  });
}

/**
 * The origins of allowed picture servers for the content security policy: browsers load some of these pictures
 * directly (spec §7).
 */
export const imageOrigins = (hosts: ImageHosts): string[] => [
  ...new Set(imageServers(hosts).map(({ origin }) => origin)),
];

/**
 * The servers from which the image optimiser may fetch pictures: the other CMS and the public host of its assets, if
 * configured (spec §7).
 * @throws Error for an invalid host
 */
export function remoteImagePatterns(hosts: ImageHosts): RemotePattern[] {
  if (hosts.PUBLIC_ASSETS_HOST && !HOST.test(hosts.PUBLIC_ASSETS_HOST)) {
    throw new Error('PUBLIC_ASSETS_HOST: must be a host such as assets.example.com');
  }
  return imageServers(hosts).map(patternOf);
}

/** Whether an external picture may be shown, because the image optimiser accepts its host. */
export function isShown(address: string, hosts: ImageHosts): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, search } = new URL(address);
  return remoteImagePatterns(hosts).some(
    (allowed) =>
      `${allowed.protocol}:` === protocol &&
      allowed.hostname === hostname &&
      allowed.port === port &&
      search === '',
  );
}
