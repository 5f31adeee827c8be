/** The base URL of the pictograms, for the admin and for other programs that read the content. */
export const PICTOGRAMS_FILE = '/marks.svg';

/**
 * The URL of a pictogram (`/marks.svg#rice`), which a picture field of the CMS holds instead of an uploaded file's
 * URL.
 */
export const pictogramAddress = (name: string): string => `${PICTOGRAMS_FILE}#${name}`;

/** Reads the name of a pictogram from its URL; null for any other value. */
export function pictogramOf(address: unknown): string | null {
  if (typeof address !== 'string') return null;
  const [file, name, ...rest] = address.split('#');
  return file === PICTOGRAMS_FILE && name && rest.length === 0 ? name : null;
}
