import { createHash } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { Challenge, Payload as Proof } from 'altcha-lib/types';
import type { Payload } from 'payload';
import { RateLimiterMemory, type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import { env } from '@/lib/env';
import { makeLimiter } from '@/lib/database-rate-limiter';

/*
 * Proof of work instead of a CAPTCHA: about four thousand hashes, well under a second on a phone, required
 * only for a form sent too fast. No third party is involved.
 */
const CHALLENGE_MAX_AGE_SECONDS = 10 * 60;
const ALGORITHM = 'SHA-256';
/** The prefix that a hash has to begin with: three hexadecimal zeros, which one hash in 4,096 has. */
const WANTED_PREFIX = '000';

/** A signed challenge for one form, valid for ten minutes. */
export function newChallenge(): Promise<Challenge> {
  return createChallenge({
    algorithm: ALGORITHM,
    cost: 1,
    deriveKey,
    keyPrefix: WANTED_PREFIX,
    expiresAt: new Date(Date.now() + CHALLENGE_MAX_AGE_SECONDS * 1000),
    hmacSignatureSecret: env().INTERNAL_SECRET,
  });
}

const proofShape = z.looseObject({
  challenge: z.looseObject({ signature: z.string(), parameters: z.looseObject({}) }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
});

/** The maximum length of a proof; a browser's proof has about 700 characters. */
const MAX_PROOF_LENGTH = 4000;

function readProof(text: string): Proof | null {
  if (text.length > MAX_PROOF_LENGTH) return null;
  try {
    const json: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    const parsed = proofShape.safeParse(json);
    return parsed.success ? (json as Proof) : null;
  } catch {
    return null;
  }
}

const usedHere = new RateLimiterMemory({
  keyPrefix: 'proof',
  points: 1,
  duration: CHALLENGE_MAX_AGE_SECONDS,
});

let limiter: RateLimiterPostgres | undefined;

const usedAnywhere = (payload: Payload): RateLimiterPostgres =>
  (limiter ??= makeLimiter(payload, 'proof', 1, CHALLENGE_MAX_AGE_SECONDS));

/** Whether a challenge is used for the first time. Without a database only uses in this process are known. */
async function isFirstUse(payload: Payload | null, signature: string): Promise<boolean> {
  const used = payload ? usedAnywhere(payload) : usedHere;
  try {
    await used.consume(createHash('sha256').update(signature).digest('base64url'));
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}

/** Verifies a solved challenge and returns its signature; null for an invalid solution. */
async function solvedChallenge(text: string): Promise<string | null> {
  const proof = readProof(text);
  if (!proof?.challenge.signature) return null;
  const { verified } = await verifySolution({
    challenge: proof.challenge,
    solution: proof.solution,
    deriveKey,
    hmacSignatureSecret: env().INTERNAL_SECRET,
  }).catch(() => ({ verified: false }));
  return verified ? proof.challenge.signature : null;
}

/**
 * Whether a proof of work is valid and used for the first time. `text` is the base64 of `{ challenge, solution }`, as
 * ALTCHA's widget and `solveChallenge` make it. Text that can not be parsed is no proof.
 * @param payload null while the database is down
 */
export async function isProof(payload: Payload | null, text: string): Promise<boolean> {
  const signature = await solvedChallenge(text);
  return signature !== null && isFirstUse(payload, signature);
}
