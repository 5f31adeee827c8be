import type { Payload } from 'payload';
import { onceInCall } from '@/lib/server-function-refusal';

/**
 * Makes the CMS read the account of a session only once in each call of the admin's server functions. Otherwise the
 * check of the call, the check of the second factor and the CMS itself would each query the database and validate the
 * session.
 */
export function readAccountOncePerCall({ authStrategies }: Payload): void {
  for (const strategy of authStrategies) {
    const authenticate = strategy.authenticate.bind(strategy);
    strategy.authenticate = (args) => onceInCall(strategy, async () => authenticate(args));
  }
}
