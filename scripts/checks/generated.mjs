import { readFileSync, writeFileSync } from 'node:fs';
import { PlainError, fail } from '../lib/output.mjs';
import { inRoot } from '../lib/paths.mjs';
import { childEnv, runLogged, tool } from '../lib/run.mjs';

/** Fails when the generated types or the admin's import map are not what the collections would give now. */
const generated = {
  'generate:types': 'src/payload-types.ts',
  'generate:importmap': 'src/app/(payload)/admin/importMap.js',
};

const env = childEnv({
  PAYLOAD_CONFIG_PATH: 'src/payload.config.ts',
  PAYLOAD_SECRET: 'not-used-for-generating',
});

async function check(command, file) {
  const committed = readFileSync(inRoot(file), 'utf8');
  await runLogged(command, [process.execPath, tool('payload'), command], { env });
  const fresh = readFileSync(inRoot(file), 'utf8');
  writeFileSync(inRoot(file), committed);
  if (fresh !== committed) {
    throw new PlainError(`${file} is out of date: run npx payload ${command}.`);
  }
}

try {
  for (const [command, file] of Object.entries(generated)) await check(command, file);
} catch (error) {
  fail(error);
}
