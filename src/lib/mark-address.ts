/** Where the drawn marks lie for whoever reads an address of one: the admin, and programs that read the content. */
export const MARKS_FILE = '/marks.svg';

/** The address of a drawn mark, as content keeps it in a field for the address of a picture. */
export const markAddress = (name: string): string => `${MARKS_FILE}#${name}`;

/** The name of the drawn mark that an address means; null where it is no address of one, whatever a program sent. */
export function markOf(address: unknown): string | null {
  if (typeof address !== 'string') return null;
  const [file, name, ...rest] = address.split('#');
  return file === MARKS_FILE && name && rest.length === 0 ? name : null;
}
