import { cruise } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { globSync } from 'node:fs';
import path from 'node:path';
import config, { serverOnly } from '../../.dependency-cruiser.mjs';
import { root } from '../lib/project-paths.mjs';
import { folderCycles } from './lib/folder-cycles.mjs';
import { finish } from './lib/report-findings.mjs';

/**
 * The rule for what a browser module loads, directly and indirectly. Type imports are left out, because they load
 * nothing.
 */
const reached = {
  forbidden: [
    {
      name: 'client-reaches-no-server-module',
      comment: 'Something it imports, perhaps through others, belongs to the server.',
      severity: 'error',
      from: { path: '[.]client[.]tsx$' },
      to: { path: serverOnly, reachable: true },
    },
  ],
  options: { ...config.options, tsPreCompilationDeps: false },
};

async function crawl(tree, entries, { options, ...ruleSet }) {
  // The path of tsconfig.json is absolute, so that `@/…` means this tree whatever folder the check is run from.
  const fileName = path.join(tree, options.tsConfig.fileName);
  const { output } = await cruise(
    entries,
    { ...options, tsConfig: { fileName }, baseDir: tree, ruleSet, validate: true },
    undefined,
    { tsConfig: extractTsConfig(fileName) },
  );
  const comments = new Map(ruleSet.forbidden.map(({ name, comment }) => [name, comment]));
  const violations = output.summary.violations.map(({ from, to, rule, via, cycle }) => {
    const way = (via ?? cycle ?? []).map(({ name }) => name).join(' → ');
    const reason = comments.get(rule.name) ?? 'The architecture does not allow this import.';
    return `${from} → ${to}: ${rule.name}. ${reason}${way === '' ? '' : ` (by way of ${way})`}`;
  });
  const imports = output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
  return { violations, imports };
}

/** Imports below `src` that break the rules of `.dependency-cruiser.mjs`, and cycles between folders. */
export async function forbiddenImports(tree) {
  const whole = await crawl(tree, ['src'], config);
  // Leaving type imports out requires compiling each file, so this second pass reads only what browser modules load.
  const clients = globSync('src/**/*.client.tsx', { cwd: tree });
  const loaded = clients.length > 0 ? await crawl(tree, clients, reached) : { violations: [] };
  return [...whole.violations, ...loaded.violations, ...folderCycles(whole.imports)];
}

if (import.meta.main) {
  finish('imports', await forbiddenImports(root), 'every import is one the architecture allows');
}
