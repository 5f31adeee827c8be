import { root } from '../lib/project-paths.mjs';
import { catalogueFindings, contentFindings, knownKeys } from './lib/message-catalogues.mjs';
import { literalFindings, usageFindings } from './lib/untranslated-texts-in-code.mjs';
import { finish } from './lib/report-findings.mjs';

/** Every error in the site's texts: catalogues, seed copy, and text written in the code. */
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
