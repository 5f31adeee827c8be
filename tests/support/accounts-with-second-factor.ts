import { Secret, TOTP } from 'otpauth';
import type { User } from '@/payload-types';
import { send, type Sent, signIn } from './account-requests';
import { startCms } from './cms-for-lead-tests';
import { tokenIn } from './session-token-from-cookie';

export const PASSWORD = 'a-long-enough-password';
export const account = (name: string) => ({ email: `${name}@example.com`, password: PASSWORD });

/** Starts the CMS with an account for each name, with its role; returns their ids by name. */
export async function startWithAccounts<Name extends string>(roles: Record<Name, User['role']>) {
  const { payload, database } = await startCms({});
  const ids = {} as Record<Name, number>;
  for (const name of Object.keys(roles) as Name[]) {
    const data = { ...account(name), role: roles[name] };
    ids[name] = (await payload.create({ collection: 'users', data })).id;
  }
  return { payload, database, ids };
}

/** How long a code of an authenticator app is the current one, in milliseconds. */
export const STEP = 30_000;

export const codeOf = (secret: string, timestamp = Date.now()) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });

/** A code that is wrong at any time near now. */
export function wrongCode(secret: string): string {
  const right = [-2, -1, 0, 1, 2, 3].map((steps) => codeOf(secret, Date.now() + steps * STEP));
  return ['000000', '111111', '222222', '333333', '444444', '555555', '666666'].find(
    (code) => !right.includes(code),
  )!;
}

export async function tokenOf(account: object, sent?: Sent): Promise<string> {
  const { status, text, cookie } = await signIn(account, sent);
  if (status !== 200) throw new Error(text);
  return tokenIn(cookie);
}

type Factor = { secret: string; recoveryCodes: string[]; token: string };

/**
 * Turns the second factor on with the code of the previous time step, so that the code of the current one is still
 * unused.
 */
export async function turnOn(account: { email: string; password: string }): Promise<Factor> {
  const token = await tokenOf(account);
  const begun = await send('POST', '/second-factor/start', { password: PASSWORD }, { token });
  const { secret } = JSON.parse(begun.text) as { secret: string };
  const confirmed = await send(
    'POST',
    '/second-factor/confirm',
    { code: codeOf(secret, Date.now() - STEP) },
    { token },
  );
  if (confirmed.status !== 200) throw new Error(confirmed.text);
  const { recoveryCodes } = JSON.parse(confirmed.text) as { recoveryCodes: string[] };
  return { secret, recoveryCodes, token };
}
