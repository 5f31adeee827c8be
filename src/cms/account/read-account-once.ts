import type { Payload } from 'payload';
import { onceInCall } from '@/lib/server-function-refusal';

/**
 * Reads the account of a session only once in each call of the admin's server functions: our check of the call, the
 * check of the second factor and the CMS itself would each read the database and check the session again.
 */
export function readAccountOncePerCall({ authStrategies }: Payload): void {
  for (const strategy of authStrategies) {
    const authenticate = strategy.authenticate.bind(strategy);
    strategy.authenticate = (args) => onceInCall(strategy, async () => authenticate(args));
  }
}
