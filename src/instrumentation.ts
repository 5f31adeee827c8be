/**
 * Runs once when a development server starts, before it takes requests; in production the web server starts background
 * work itself, before it loads Next (scripts/serve.mjs). Everything is imported dynamically here, because the same file
 * is also loaded for other runtimes and while building.
 */
export async function register(): Promise<void> {
  if (process.env.NODE_ENV !== 'development') return;
  if (process.env.NEXT_RUNTIME !== 'nodejs' || !process.env.DATABASE_URL) return;
  const { startBackground } = await import('./background');
  await startBackground();
}
