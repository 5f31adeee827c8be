import { root } from '../lib/paths.mjs';
import { catalogueFindings, contentFindings, knownKeys } from './lib/catalogues.mjs';
import { literalFindings, usageFindings } from './lib/copy-in-code.mjs';
import { finish } from './lib/report.mjs';

/** Everything wrong with the site's words: catalogues, seed copy, and words left in the code. */
export function copyFindings(tree) {
  return [
    ...catalogueFindings(tree),
    ...contentFindings(tree),
    ...usageFindings(tree, knownKeys(tree)),
    ...literalFindings(tree),
  ];
}

if (import.meta.main) {
  finish('messages', copyFindings(root), 'both languages are complete, and every key is used');
}
