import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot, root } from '../lib/project-paths.mjs';
import { childEnv, runLogged, tool } from '../lib/run-command.mjs';
import { finish } from './lib/report-findings.mjs';
import { migrationFindings } from './lib/migrations.mjs';

/** Generated files that are committed, and the command that makes each. */
const COMMITTED = {
  'src/payload-types.ts': 'generate:types',
  'src/app/(payload)/admin/importMap.js': 'generate:importmap',
};

const texts = () => Object.keys(COMMITTED).map((file) => readFileSync(inRoot(file), 'utf8'));

/**
 * Generates everything derived from the collections, in one start of the CMS, and restores the committed
 * files.
 */
async function generate() {
  const folder = mkdtempSync(path.join(tmpdir(), 'generated-'));
  const SNAPSHOT_FILE = path.join(folder, 'snapshot.json');
  const committed = texts();
  try {
    await runLogged(
      'Generating',
      [process.execPath, tool('payload'), 'run', 'scripts/checks/lib/generate-cms-files.ts'],
      {
        env: childEnv({
          DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
          PAYLOAD_SECRET: 'only-for-reading-the-collections',
          PAYLOAD_CONFIG_PATH: 'src/payload.config.ts',
          SNAPSHOT_FILE,
        }),
      },
    );
    const fresh = texts();
    const outdated = Object.entries(COMMITTED).filter(
      (_, index) => fresh[index] !== committed[index],
    );
    return { outdated, snapshot: JSON.parse(readFileSync(SNAPSHOT_FILE, 'utf8')) };
  } finally {
    Object.keys(COMMITTED).forEach((file, index) => {
      if (readFileSync(inRoot(file), 'utf8') !== committed[index]) {
        writeFileSync(inRoot(file), committed[index]);
      }
    });
    rmSync(folder, { recursive: true, force: true });
  }
}

const { outdated, snapshot } = await generate();
finish(
  'generated',
  [
    ...outdated.map(([file, command]) => `${file}: out of date; run "npx payload ${command}"`),
    ...migrationFindings(root, snapshot),
  ],
  'types, import map and migrations are those of the collections',
);
