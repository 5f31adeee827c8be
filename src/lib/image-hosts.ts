/** Where pictures of other servers may lie, as the environment says. */
export type ImageHosts = { CMS_URL?: string | undefined; PUBLIC_ASSETS_HOST?: string | undefined };

/** A host with a port at most: `assets.example.com`, `assets.example.com:8443`. */
export const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i;

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

/**
 * The servers whose pictures the optimiser takes: the other CMS and the public host of its assets, each
 * only when it is set (spec §7).
 *
 * @throws Error when the host is none
 */
export function remoteImagePatterns({ CMS_URL, PUBLIC_ASSETS_HOST }: ImageHosts): RemotePattern[] {
  if (PUBLIC_ASSETS_HOST && !HOST.test(PUBLIC_ASSETS_HOST)) {
    throw new Error('PUBLIC_ASSETS_HOST: must be a host such as assets.example.com');
  }
  const addresses = [CMS_URL, PUBLIC_ASSETS_HOST && `https://${PUBLIC_ASSETS_HOST}`];
  return addresses.flatMap((address) => (address ? [patternOf(new URL(address))] : []));
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
