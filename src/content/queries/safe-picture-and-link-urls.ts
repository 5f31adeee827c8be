/**
 * Where pictures of the remote server come from: its URL, and the host names of its storage and of the public assets.
 */
export type ImageHosts = { cms: string; storage?: string; assets?: string };

/** A function that converts the URL of a picture to the one that pages use; null when it is invalid. */
export type ImageRule = (address: string) => string | null;

const isPath = (address: string): boolean => /^\/(?!\/)/.test(address);

/** The rule for pictures of our own CMS: paths of this site, or external URLs. */
export const ownImage: ImageRule = (address) =>
  isPath(address) || /^https?:\/\//.test(address) ? address : null;

/**
 * The rule for pictures of the remote server (spec §7): a relative path gets the server's host, and the storage host is
 * replaced by the public assets host, with https.
 */
export function remoteImage({ cms, storage, assets }: ImageHosts): ImageRule {
  return (address) => {
    if (!URL.canParse(address, cms)) return null;
    const url = new URL(address, cms);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
    if (storage && assets && url.host === storage) {
      return new URL(`https://${assets}${url.pathname}${url.search}${url.hash}`).toString();
    }
    return url.toString();
  };
}

/** The target of a link if it is safe; null for other schemes, such as `javascript:`. */
export const safeHref = (address: string): string | null =>
  /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/.test(address) ? address : null;
