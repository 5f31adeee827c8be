import { fileURLToPath } from 'node:url';

/**
 * Astro's pages as one function from request to answer: the server that calls it is ours (scripts/serve.mjs), with
 * its limits, its page cache and Next behind it.
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
          serverEntrypoint: fileURLToPath(new URL('./entry.ts', import.meta.url)),
          adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
          supportedAstroFeatures: { serverOutput: 'stable' },
        });
      },
    },
  };
}
