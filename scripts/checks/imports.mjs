import { cruise } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import path from 'node:path';
import config, { serverOnly } from '../../.dependency-cruiser.mjs';
import { root } from '../lib/paths.mjs';
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

async function violations(tree, { options, ...ruleSet }) {
  // With its full path: `@/…` means the tree's own files, wherever this runs.
  const fileName = path.join(tree, options.tsConfig.fileName);
  const { output } = await cruise(
    ['src'],
    { ...options, tsConfig: { fileName }, baseDir: tree, ruleSet, validate: true },
    undefined,
    { tsConfig: extractTsConfig(fileName) },
  );
  const comments = new Map(ruleSet.forbidden.map(({ name, comment }) => [name, comment]));
  return output.summary.violations.map(({ from, to, rule, via, cycle }) => {
    const way = (via ?? cycle ?? []).map(({ name }) => name).join(' → ');
    const reason = comments.get(rule.name) ?? 'The architecture does not allow this import.';
    return `${from} → ${to}: ${rule.name}. ${reason}${way === '' ? '' : ` (by way of ${way})`}`;
  });
}

/** Imports below `src` of a tree that break the rules of `.dependency-cruiser.mjs`. */
export async function forbiddenImports(tree) {
  return [...(await violations(tree, config)), ...(await violations(tree, reached))];
}

if (import.meta.main) {
  finish('imports', await forbiddenImports(root), 'every import is one the architecture allows');
}
