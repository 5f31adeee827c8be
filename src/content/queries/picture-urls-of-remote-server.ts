/** The base URLs of pictures in content of the remote server. */
export type ImageHosts = { cms: string; storage?: string; assets?: string };

/** A function that converts the URL of a picture to the one that pages use; null when it is invalid. */
export type ImageRule = (address: string) => string | null;

const isPath = (address: string): boolean => /^\/(?!\/)/.test(address);

/** The rule for pictures of our own CMS: paths of this site, or external URLs. */
export const ownImage: ImageRule = (address) =>
  isPath(address) || /^https?:\/\//.test(address) ? address : null;

/**
 * The rule for pictures of the remote server: a relative path gets its host, and its storage host is replaced by the
 * public host of its assets (spec §7), always with https.
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

/** A safe link target, or null: other schemes, such as `javascript:`, are dropped. */
export const safeHref = (address: string): string | null =>
  /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/.test(address) ? address : null;
