import type { Payload } from 'payload';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { networkOf } from '@/lib/network-of-ip-address';
import { hashedKey, makeLimiter } from '@/lib/database-rate-limiter';

const TEN_MINUTES = 10 * 60;
const HOUR = 60 * 60;

/** The limits of failed sign-in attempts and of password resets (ADR-0024). */
const MAX_ATTEMPTS_PER_IP_AND_ACCOUNT = 8;
const MAX_ATTEMPTS_PER_IP = 30;
const MAX_ATTEMPTS_PER_ACCOUNT = 100;
const MAX_PASSWORD_RESETS = 10;
/** The limit of wrong codes in an hour, sent with the right password, for one account from all IP addresses. */
const MAX_WRONG_CODES = 10;

type Limiters = Record<'address' | 'pair' | 'account' | 'reset' | 'code', RateLimiterPostgres>;
let limiters: Limiters | undefined;

function limitersOf(payload: Payload): Limiters {
  limiters ??= {
    address: makeLimiter(payload, 'sign-in-address', MAX_ATTEMPTS_PER_IP, TEN_MINUTES),
    pair: makeLimiter(payload, 'sign-in-pair', MAX_ATTEMPTS_PER_IP_AND_ACCOUNT, TEN_MINUTES),
    account: makeLimiter(payload, 'sign-in-account', MAX_ATTEMPTS_PER_ACCOUNT, HOUR),
    reset: makeLimiter(payload, 'reset-address', MAX_PASSWORD_RESETS, TEN_MINUTES),
    code: makeLimiter(payload, 'sign-in-code', MAX_WRONG_CODES, HOUR),
  };
  return limiters;
}

/** A sign-in attempt, counted as failed until `wasRight` is called. */
export type CountedTry = { isRefused: boolean; wasRight: () => Promise<void> };

/**
 * Counts a sign-in attempt before the password is checked. When one account has had many failed attempts, only an IP
 * address with an earlier failed attempt at this account is refused: otherwise strangers could lock a colleague out.
 * @param account the e-mail address, whether or not an account has it
 */
export async function countTry(
  payload: Payload,
  address: string,
  account: string,
): Promise<CountedTry> {
  const limits = limitersOf(payload);
  const network = networkOf(address);
  const keys = {
    address: hashedKey(network),
    pair: hashedKey(`${network} ${account}`),
    account: hashedKey(account),
  };
  const [ofAddress, ofPair, ofAccount] = await Promise.all([
    limits.address.penalty(keys.address),
    limits.pair.penalty(keys.pair),
    limits.account.penalty(keys.account),
  ]);
  const isRefused =
    ofAddress.consumedPoints > MAX_ATTEMPTS_PER_IP ||
    ofPair.consumedPoints > MAX_ATTEMPTS_PER_IP_AND_ACCOUNT ||
    (ofAccount.consumedPoints > MAX_ATTEMPTS_PER_ACCOUNT && ofPair.consumedPoints > 1);
  const wasRight = async () => {
    await Promise.all([
      limits.address.reward(keys.address),
      limits.pair.delete(keys.pair),
      limits.account.reward(keys.account),
    ]);
  };
  return { isRefused, wasRight };
}

/**
 * Counts a wrong code that was sent with the right password. Only a client that knows the password reaches this limit,
 * so it applies to all IP addresses: a stranger can not lock a colleague out with it.
 */
export async function countWrongCode(payload: Payload, user: number): Promise<void> {
  await limitersOf(payload).code.penalty(hashedKey(`code ${user}`));
}

/**
 * Whether an account has reached the limit of wrong codes in an hour; then codes of its authenticator app are refused.
 */
export async function areCodesRefused(payload: Payload, user: number): Promise<boolean> {
  const counted = await limitersOf(payload).code.get(hashedKey(`code ${user}`));
  return (counted?.consumedPoints ?? 0) >= MAX_WRONG_CODES;
}

/** Whether an IP address has reached its limit of password resets. */
export async function isOneResetTooMany(payload: Payload, address: string): Promise<boolean> {
  const { consumedPoints } = await limitersOf(payload).reset.penalty(hashedKey(networkOf(address)));
  return consumedPoints > MAX_PASSWORD_RESETS;
}
