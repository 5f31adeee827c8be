import type { Instrumentation } from 'next';

/**
 * Runs once when a development server starts, before it takes requests; in production the web server starts background
 * work itself, before it loads Next (scripts/serve.mjs). Everything is imported dynamically in this file, because it
 * is also loaded for other runtimes and while building.
 */
export async function register(): Promise<void> {
  if (process.env.NODE_ENV !== 'development') return;
  if (process.env.NEXT_RUNTIME !== 'nodejs' || !process.env.DATABASE_URL) return;
  const { startBackground } = await import('./start-background-work');
  await startBackground();
}

/**
 * Logs an error of the admin in one line, with its class and place only, because its message may contain input. The
 * framework's own lines, with message and stack, are turned off (scripts/serve.mjs). A refused server function call is
 * no error.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { errorFields, log } = await import('./lib/write-log-line');
  const { callRefusal } = await import('./lib/server-function-refusal');
  const refusal = callRefusal();
  if (refusal) {
    log.warn('admin.call-refused', { status: refusal.status, code: refusal.code });
    return;
  }
  const place = error instanceof Error ? /\n\s+at (.*)/.exec(error.stack ?? '')?.[1] : undefined;
  log.error('admin.failed', { ...errorFields(error), route: context.routePath, place });
};
