/**
 * Matches a line of a message that names a place and the URL of its form: `• Trang “Bảng giá” (bản nháp): /admin/…`.
 */
const PLACE = /^(• )([^“\n]*?)(“.*”)?( \([^()\n]*\))?: (\/admin\/\S+)$/;

/** A piece of a message; with `href` it is a link. */
export type Piece = { text: string; href?: string };

/**
 * Splits a message into text and links: each listed place becomes a link with its title as the text. Null when the
 * message lists no place. The messages themselves stay plain text with URLs, because other programs read them too.
 */
export function linkedPlaces(message: string): Piece[] | null {
  const lines = message.split('\n');
  if (!lines.some((line) => PLACE.test(line))) return null;
  return lines.flatMap((line, index): Piece[] => {
    const end = index < lines.length - 1 ? '\n' : '';
    const [, bullet = '', kind = '', name, about = '', href] = PLACE.exec(line) ?? [];
    if (!href) return [{ text: line + end }];
    const linked = name ? name.slice(1, -1) : kind;
    return [{ text: name ? bullet + kind : bullet }, { text: linked, href }, { text: about + end }];
  });
}
