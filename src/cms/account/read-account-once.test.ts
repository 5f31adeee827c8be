import type { AuthStrategyFunctionArgs, Payload } from 'payload';
import { describe, expect, it } from 'vitest';
import { watchCall } from '@/lib/server-function-refusal';
import { readAccountOncePerCall } from './read-account-once';

/** A CMS with two ways to sign in, which counts how often each is called. */
function watched() {
  const asked = { session: 0, key: 0 };
  const strategy = (name: keyof typeof asked) => ({
    name,
    authenticate: () => {
      asked[name] += 1;
      return { user: null };
    },
  });
  const payload = { authStrategies: [strategy('session'), strategy('key')] };
  readAccountOncePerCall(payload as unknown as Payload);
  const ask = async () => {
    for (const { authenticate } of payload.authStrategies as unknown as Payload['authStrategies']) {
      await authenticate({} as AuthStrategyFunctionArgs);
    }
  };
  return { asked, ask };
}

describe('the account of a call of the admin’s functions', () => {
  it('is read once by each way to sign in, and again for the next call', async () => {
    const { asked, ask } = watched();
    const call = () => watchCall(() => Promise.all([ask(), ask(), ask()]));
    await call();
    expect(asked).toEqual({ session: 1, key: 1 });
    await call();
    expect(asked).toEqual({ session: 2, key: 2 });
  });

  it('is read each time outside a call', async () => {
    const { asked, ask } = watched();
    await ask();
    await ask();
    expect(asked).toEqual({ session: 2, key: 2 });
  });
});
