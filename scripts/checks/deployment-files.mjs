import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { validate as lintDockerfile } from 'dockerfile-utils';
import { parse } from 'yaml';
import { inRoot } from '../lib/project-paths.mjs';
import { finish } from './lib/report-findings.mjs';

const read = (file) => readFileSync(inRoot(file), 'utf8');

/** The tag by which a Compose file removes a value of the file before it; YAML itself does not have it. */
const reset = { tag: '!reset', collection: 'seq', resolve: (value) => value };

export const parseCompose = (text) => parse(text, { merge: true, customTags: [reset] });

/** The schema of the Compose specification, without `$schema`: Ajv knows that draft by another URL. */
const { $schema: _draft, ...schema } = JSON.parse(
  read('scripts/checks/compose-spec/compose-spec.json'),
);
const isCompose = new Ajv({ strict: false, validateFormats: false }).compile(schema);

export function dockerfileFaults(file, text) {
  return lintDockerfile(text).map(({ message, range }) => {
    const words = typeof message === 'string' ? message : message.value;
    return `${file}:${range.start.line + 1}: ${words}`;
  });
}

/** The errors of a Compose file by the schema of the Compose specification. */
export function composeFaults(file, text) {
  if (isCompose(parseCompose(text))) return [];
  return isCompose.errors.map(({ instancePath, message, params }) => {
    const [detail = ''] = Object.values(params).map(String);
    return `${file}: ${instancePath || '/'} ${message} (${detail})`;
  });
}

if (import.meta.main) {
  const compose = ['compose.yaml', 'compose.several.yaml'];
  finish(
    'deployment',
    [
      ...dockerfileFaults('Dockerfile', read('Dockerfile')),
      ...compose.flatMap((file) => composeFaults(file, read(file))),
    ],
    'the Dockerfile and the Compose files are valid',
  );
}
