const ID = /^[A-Za-z0-9_-]{11}$/;

/**
 * The address of a player that starts by itself, on the host that sets no cookie before; an empty string
 * for anything that is no id of exactly 11 characters (spec §5).
 */
export function youtubeEmbedUrl(id: string): string {
  return ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` : '';
}
