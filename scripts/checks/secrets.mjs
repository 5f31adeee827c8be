import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import { root } from '../lib/project-paths.mjs';
import { trackedFiles } from './lib/list-files.mjs';
import { finish } from './lib/report-findings.mjs';

const PRESET = '@secretlint/secretlint-rule-preset-recommend';

const BINARY = /\.(?:avif|gif|gz|ico|jpe?g|mp4|pdf|png|vtt|webm|webp|woff2?|xlsx)$/;

/** Texts that look like a secret but are none, by file and rule, with the reason. */
const KNOWN = {
  'src/leads/schema/form-validation-rules.test.ts basicauth':
    'an address that a form has to refuse',
  'tests/support/invalid-environment.ts database-connection-string':
    'a setting that a start has to refuse',
};

const options = {
  locale: 'en',
  maskSecrets: true,
  config: { rules: [{ id: PRESET, rule: creator }] },
};

/**
 * Keys, tokens and passwords in the files of a tree, by the recommended rules of secretlint: private keys,
 * credentials in URLs, and the tokens of some thirty services. The secret itself is masked. A text of `known` that is
 * no longer found is an error too.
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
export async function secretsIn(folder, known = KNOWN) {
  const findings = [];
  const met = new Set();
  for (const file of trackedFiles(folder).filter((name) => !BINARY.test(name))) {
    const filePath = path.join(folder, file);
    const content = readFileSync(filePath, 'utf8');
    const source = { content, filePath, ext: path.extname(file), contentType: 'text' };
    const { messages } = await lintSource({ source, options });
    for (const { ruleId, message, loc } of messages) {
      const name = `${file} ${ruleId.replace('@secretlint/secretlint-rule-', '')}`;
      met.add(name);
      if (!Object.hasOwn(known, name)) {
        findings.push(
          `${file}:${loc.start.line}: ${message}; take it out, and change it where it is used`,
        );
      }
    }
  }
  const gone = Object.keys(known).filter((name) => !met.has(name));
  return [...findings, ...gone.map((name) => `${name}: no longer found; delete it from the list`)];
}

if (import.meta.main) {
  finish('secrets', await secretsIn(root), 'no key, token or password is in the files');
}
