import { fileURLToPath } from 'node:url';

/**
 * An Astro adapter that builds the pages as a module with `server-entry.ts` as its entry. The site's own server
 * (scripts/serve.mjs) imports that module, and adds limits and the admin of Next.
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
