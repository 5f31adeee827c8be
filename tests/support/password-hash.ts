import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { pbkdf2 } = crypto;

/** One round; hundreds of thousands of them take a tenth of a second by design. */
function hashQuickly(...[password, salt, rounds, length, digest, done]: Parameters<typeof pbkdf2>) {
  const isThorough = process.env.THOROUGH_HASHES === 'true';
  pbkdf2(password, salt, isThorough ? rounds : 1, length, digest, done);
}

/** Makes hashing a password cheap in this process, where THOROUGH_HASHES is not `true`. */
export function cheapenHashes(): void {
  if (pbkdf2.name === hashQuickly.name) return; // by the file before
  Object.assign(crypto, { pbkdf2: hashQuickly });
  syncBuiltinESMExports();
}
