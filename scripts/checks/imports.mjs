import { cruise } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import path from 'node:path';
import config, { serverOnly } from '../../.dependency-cruiser.mjs';
import { root } from '../lib/paths.mjs';
import { folderCycles, STILL_TO_CUT } from './lib/folder-cycles.mjs';
import { finish } from './lib/report.mjs';

/** What a browser module loads through others; imports of types load nothing. */
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

async function crawl(tree, { options, ...ruleSet }) {
  // With its full path: `@/…` means the tree's own files, wherever this runs.
  const fileName = path.join(tree, options.tsConfig.fileName);
  const { output } = await cruise(
    ['src'],
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

/**
 * Imports below `src` of a tree that break the rules of `.dependency-cruiser.mjs`, and cycles of folders
 * beside those that are still to be cut.
 */
export async function forbiddenImports(tree, stillToCut = []) {
  const whole = await crawl(tree, config);
  const loaded = await crawl(tree, reached);
  return [...whole.violations, ...loaded.violations, ...folderCycles(whole.imports, stillToCut)];
}

if (import.meta.main) {
  finish(
    'imports',
    await forbiddenImports(root, STILL_TO_CUT),
    'every import is one the architecture allows',
  );
}
