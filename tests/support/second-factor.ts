import { Secret, TOTP } from 'otpauth';
import { send, type Sent, signIn } from './account-requests';

export const PASSWORD = 'a-long-enough-password';
/** How long a code counts, in milliseconds. */
export const STEP = 30_000;

export const codeOf = (secret: string, timestamp = Date.now()) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });

/** A code that is right at no moment near now. */
export function wrongCode(secret: string): string {
  const right = [-2, -1, 0, 1, 2, 3].map((steps) => codeOf(secret, Date.now() + steps * STEP));
  return ['000000', '111111', '222222', '333333', '444444', '555555', '666666'].find(
    (code) => !right.includes(code),
  )!;
}

export async function tokenOf(account: object, sent?: Sent): Promise<string> {
  const { status, text } = await signIn(account, sent);
  if (status !== 200) throw new Error(text);
  return (JSON.parse(text) as { token: string }).token;
}

type Factor = { secret: string; recoveryCodes: string[]; token: string };

/** Turns the second factor on, by a code of the step before, so that the present one is still good. */
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
