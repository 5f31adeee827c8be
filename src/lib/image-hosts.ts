/** Where pictures of other servers may lie, as the environment says. */
export type ImageHosts = { CMS_URL?: string | undefined; PUBLIC_ASSETS_HOST?: string | undefined };

/** A host with a port at most: `assets.example.com`, `assets.example.com:8443`. */
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
  search: '', // each query would be another picture to make and to keep
});

/** The servers whose pictures may be shown; what is no address of one whole host names none. */
function imageServers({ CMS_URL, PUBLIC_ASSETS_HOST }: ImageHosts): URL[] {
  const assets = PUBLIC_ASSETS_HOST && HOST.test(PUBLIC_ASSETS_HOST);
  return [CMS_URL, assets ? `https://${PUBLIC_ASSETS_HOST}` : ''].flatMap((address) => {
    const url = address && /^https?:\/\//i.test(address) ? URL.parse(address) : null;
    // A parsed host may still hold `*`, `;` or a quote, which mean something in a policy.
    return url && HOST.test(url.host) ? [url] : [];
  });
}

/** Their origins, for the policy of pages: browsers load these pictures from where they lie (spec §7). */
export const imageOrigins = (hosts: ImageHosts): string[] => [
  ...new Set(imageServers(hosts).map(({ origin }) => origin)),
];

/**
 * The servers whose pictures the optimiser takes: the other CMS and the public host of its assets, each
 * only when it is set (spec §7).
 *
 * @throws Error when the host is none
 */
export function remoteImagePatterns(hosts: ImageHosts): RemotePattern[] {
  if (hosts.PUBLIC_ASSETS_HOST && !HOST.test(hosts.PUBLIC_ASSETS_HOST)) {
    throw new Error('PUBLIC_ASSETS_HOST: must be a host such as assets.example.com');
  }
  return imageServers(hosts).map(patternOf);
}

/** Whether a picture at an address of the web may be shown: the optimiser takes it from there. */
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
