/**
 * Runs once when a server process starts, before it takes requests. What it needs is imported only
 * here, because the same file is loaded for other runtimes and while building.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || !process.env.DATABASE_URL) return;
  const { startBackground } = await import('./background');
  await startBackground();
}
