import { randomInt } from 'node:crypto';

/** The characters of ticket codes. 0, 1, I, L, O and U are left out, because they are taken for other characters. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 9;

/** A random ticket code such as `K7Q-M2X-9RD`, to be read aloud, typed, or scanned as part of a QR code. */
export function newTicketCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return [letters.slice(0, 3), letters.slice(3, 6), letters.slice(6)]
    .map((part) => part.join(''))
    .join('-');
}
