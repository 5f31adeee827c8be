import { writeFileSync } from 'node:fs';
import { envExample } from './lib/format-env-example.mjs';
import { inRoot } from './lib/project-paths.mjs';
import { ensureRuntime } from './lib/install-node-and-packages.mjs';

/** `node scripts/write-env-example.mjs` writes `.env.example` from the declarations of the variables. */
await ensureRuntime();
const { variables } = await import('../src/lib/environment-variables.ts');
writeFileSync(inRoot('.env.example'), envExample(variables));
process.exit();
