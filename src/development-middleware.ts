import { defineMiddleware } from 'astro:middleware';
import { refreshDependenciesFirst } from '@/content/paths/refresh-dependencies-first';
import { loadPublishedPaths } from '@/content/paths/read-published-paths';
import { listenForRefresh } from '@/content/cache-refresh-listener';
import { provideOwnCms } from './load-own-cms';

let begun: Promise<void> | undefined;

async function begin(): Promise<void> {
  provideOwnCms();
  refreshDependenciesFirst();
  await listenForRefresh(new AbortController().signal);
  await loadPublishedPaths();
}

/**
 * Middleware of the development server only: there the pages run in a separate process, which loads its own CMS and
 * listens for saves.
 */
export const onRequest = defineMiddleware(async (_, next) => {
  await (begun ??= begin());
  return next();
});
