import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { pbkdf2 } = crypto;

/** Hashes with one iteration; Payload's hundreds of thousands take a tenth of a second by design. */
function hashQuickly(...[password, salt, rounds, length, digest, done]: Parameters<typeof pbkdf2>) {
  const isThorough = process.env.THOROUGH_HASHES === 'true';
  pbkdf2(password, salt, isThorough ? rounds : 1, length, digest, done);
}

/** Makes password hashing fast in this process, unless THOROUGH_HASHES is `true`. */
export function cheapenHashes(): void {
  if (pbkdf2.name === hashQuickly.name) return; // hashing was already replaced for an earlier file
  Object.assign(crypto, { pbkdf2: hashQuickly });
  syncBuiltinESMExports();
}
