import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';
import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptNow } from '@/leads/intake/judge-form-suspicion';
import { isProof, newChallenge } from '@/leads/intake/proof-of-work';
import { storeLead } from '@/leads/intake/store-lead';
import { startCms, stopCms } from '../../support/cms-for-lead-tests';
import { sent } from '../../support/form-submissions-and-events';

describe('proof of work instead of suspicion', () => {
  let payload: Payload;
  let database: pg.Pool;

  beforeAll(async () => {
    ({ payload, database } = await startCms({}));
  });

  afterAll(() => stopCms(payload, database));

  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

  it("a browser's proof counts once, and a forged one never", async () => {
    const challenge = await newChallenge();
    const solution = await solveChallenge({ challenge, deriveKey });
    const proof = { challenge, solution };
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } };
    for (const wrong of [
      '',
      'x',
      encoded(null),
      encoded({ challenge }),
      encoded({ challenge, solution: { ...solution, counter: solution!.counter + 1 } }),
      encoded({ challenge: easier, solution }),
      encoded({ challenge: { ...challenge, signature: undefined }, solution }),
    ]) {
      expect(await isProof(payload, wrong)).toBe(false);
      expect(await isProof(null, wrong)).toBe(false);
    }
    for (const store of [payload, null]) {
      const both = [isProof(store, encoded(proof)), isProof(store, encoded(proof))];
      expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
    }
  });

  it('a fast sender with a proof is not suspected; a filled honeypot is suspected all the same', async () => {
    const suspicionOf = async (envelope: object, proven: boolean) => {
      const submission = sent('contact', { name: randomUUID() }, envelope);
      const { leadId } = await storeLead(payload, submission, acceptNow(submission, { proven }));
      return (await payload.findByID({ collection: 'leads', id: leadId })).suspicion;
    };
    expect(await suspicionOf({ startedAt: Date.now() }, false)).toBe('too-fast');
    expect(await suspicionOf({ startedAt: Date.now() }, true)).toBeNull();
    expect(await suspicionOf({ honeypotFilled: true }, true)).toBe('honeypot');
  });
});
