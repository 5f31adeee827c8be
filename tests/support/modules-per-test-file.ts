import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, vi } from 'vitest';

/**
 * Runs before each test file. Files share a process and its libraries, which are slow to load; but each file gets its
 * own modules of the site, environment and process-wide state, as in a process of its own.
 */
vi.resetModules();
const environment = { ...process.env };
const shared = globalThis as { [name: symbol]: unknown };
// A global that Next's own server sets before any of its modules is loaded.
Object.assign(globalThis, { AsyncLocalStorage });

// This hook is registered first, so it runs after all other hooks.
afterAll(() => {
  for (const name of Object.keys(process.env)) {
    if (!(name in environment)) delete process.env[name];
  }
  Object.assign(process.env, environment);
  for (const key of Object.getOwnPropertySymbols(shared)) {
    if (Symbol.keyFor(key)?.startsWith('site.')) delete shared[key];
  }
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
