import { randomInt } from 'node:crypto';

/** Without letters and digits that are read or heard as another one. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 9;

/** A random ticket code such as `K7Q-M2X-9RD`: read out at the door and part of the QR code. */
export function newTicketCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return [letters.slice(0, 3), letters.slice(3, 6), letters.slice(6)]
    .map((part) => part.join(''))
    .join('-');
}
