const ID = /^[A-Za-z0-9_-]{11}$/;

/**
 * The URL of an autoplaying player on YouTube's cookie-free host; an empty string unless the id has exactly 11
 * characters (spec §5).
 */
export function youtubeEmbedUrl(id: string): string {
  return ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` : '';
}

/** The id in a video's URL, or null without one of exactly 11 characters. */
export function youtubeId(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (!/^https?:$/.test(protocol)) return null;
  const host = hostname.replace(/^(?:www|m)\./, '');
  const last = pathname.split('/').at(-1) ?? '';
  const known = ['youtube.com', 'youtube-nocookie.com'].includes(host);
  const id = host === 'youtu.be' ? pathname.slice(1) : (searchParams.get('v') ?? last);
  return (known || host === 'youtu.be') && ID.test(id) ? id : null;
}
