import { fileURLToPath } from 'node:url';

/**
 * An Astro adapter that builds the pages as one function from request to answer. Our own server calls it
 * (scripts/serve.mjs), which adds limits, the page cache and Next.
 *
 * @returns {import('astro').AstroIntegration}
 */
export function adapter() {
  return {
    name: 'site-server',
    hooks: {
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'site-server',
          entrypointResolution: 'auto',
          serverEntrypoint: fileURLToPath(new URL('./server-entry.ts', import.meta.url)),
          adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
          supportedAstroFeatures: { serverOutput: 'stable' },
        });
      },
    },
  };
}
