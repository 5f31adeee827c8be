import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { faultsOf, variables } from '../../src/lib/environment-variables.ts';
import { PlainError } from './print-command-progress.mjs';
import { inRoot } from './project-paths.mjs';

/** Pairs of variables: the second is required if the first is set. */
const needs = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['ADMIN_PASSWORD', 'ADMIN_EMAIL'],
  ['LEAD_WEBHOOK_URL', 'LEAD_WEBHOOK_SECRET'],
  ['HUBSPOT_PORTAL_ID', 'HUBSPOT_FORM_GUID'],
  ['HUBSPOT_FORM_GUID', 'HUBSPOT_PORTAL_ID'],
];

/**
 * Validates the environment.
 * @throws PlainError naming the first wrong variable, what it should be, and an example. Never its value.
 */
export function checkEnvironment(env) {
  for (const { name, wanted, example } of faultsOf(env)) {
    throw new PlainError(`${name} should be ${wanted}, for example ${example}.`);
  }
  for (const [present, missing] of needs) {
    if (env[present] && !env[missing]) {
      throw new PlainError(`${present} is set, so ${missing} is needed too.`);
    }
  }
}

function writeFirstEnv(file) {
  const fresh = () => randomBytes(32).toString('base64url');
  const lines = [
    '# Made by the first start; .env.example says what else can stand here.',
    `PAYLOAD_SECRET=${fresh()}`,
    `INTERNAL_SECRET=${fresh()}`,
    `POSTGRES_PASSWORD=${fresh()}`,
    `LEAD_WEBHOOK_SECRET=${fresh()}`,
    '',
  ];
  try {
    writeFileSync(file, lines.join('\n'), { mode: 0o600 });
  } catch ({ code }) {
    throw new PlainError(
      `${secretsOf(process.env).join(', ')} should be set: ${file} can not be written (${code}).`,
    );
  }
}

/** The secrets without which nothing starts. The password of an external database is in its URL. */
const secretsOf = ({ DATABASE_URL }) => [
  'PAYLOAD_SECRET',
  'INTERNAL_SECRET',
  ...(DATABASE_URL ? [] : ['POSTGRES_PASSWORD']),
];

/**
 * Loads `.env` into the process; variables that the process already has take precedence. Without a `.env`, one is
 * created with fresh secrets, unless the process has all of them: the file system of an image is read-only. Returns a
 * remark for the step.
 */
export function loadEnvironment(file = inRoot('.env')) {
  const isNew = !existsSync(file) && secretsOf(process.env).some((name) => !process.env[name]);
  if (isNew) writeFirstEnv(file);
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  for (const [name, value] of Object.entries(written)) process.env[name] ??= value;
  for (const name of Object.keys(variables)) {
    if (process.env[name] === '') delete process.env[name];
  }
  checkEnvironment(process.env);
  for (const name of secretsOf(process.env)) {
    if (!process.env[name]) {
      throw new PlainError(
        `${name} is missing from .env; put a long random text there, or delete .env to have one made.`,
      );
    }
  }
  process.env.PORT ??= '3000';
  return isNew ? 'wrote .env with fresh secrets' : undefined;
}
