import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { PlainError } from './output.mjs';
import { inRoot } from './paths.mjs';

const isHttpUrl = (value) => /^https?:\/\//i.test(value) && URL.canParse(value);
const isOrigin = (value) =>
  isHttpUrl(value) && /^\/?$/.test(value.replace(/^https?:\/\/[^/?#]+/i, ''));
/** As browsers send it: `https://www.example.com`, with nothing behind. */
const isBareOrigin = (value) => isHttpUrl(value) && new URL(value).origin === value;
const isHost = (value) => /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i.test(value);
const listed = (value) => value.split(',').flatMap((part) => part.trim() || []);
const isInteger = (from, to) => (value) => /^\d+$/.test(value) && +value >= from && +value <= to;
const hasLength = (length) => (value) => value.length >= length;
const anything = () => true;
const flag = {
  test: (value) => value === 'true' || value === 'false',
  wanted: 'true or false',
  example: 'false',
};

const url = (example) => ({ test: isHttpUrl, wanted: 'an http or https address', example });
const secret = (length) => ({
  test: hasLength(length),
  wanted: `at least ${length} characters`,
  example: 'a long random text',
});

const origins = {
  test: (value) => listed(value).every(isBareOrigin),
  wanted: 'origins divided by commas',
  example: 'https://www.example.com,https://app.example.com',
};
const providerId = (example) => ({
  test: (value) => /^[\w.:-]{1,100}$/.test(value),
  wanted: 'letters, digits, dots, colons and dashes',
  example,
});

/** A script of another company: its address, its account's id, further origins it talks to. */
const script = (prefix, idName, id) => ({
  [`${prefix}_SCRIPT_URL`]: url('https://scripts.example.com/script.js'),
  [idName]: providerId(id),
  [`${idName.replace(/_(?:PORTAL_)?ID$/, '')}_ORIGINS`]: origins,
});

/**
 * Every variable the site reads, checked before anything is started. The application checks them again
 * (src/lib/env.ts); a test compares the names of both with .env.example.
 */
const wholeNumber = { test: isInteger(1, 1e15 - 1), wanted: 'a whole number', example: '7' };

/** Personal data goes there: https, or this very machine. */
const vendorUrl = (example) => ({
  test: (value) =>
    URL.canParse(value) &&
    (value.startsWith('https://') ||
      /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::|\/|$)/.test(value)),
  wanted: 'an address that starts with https://',
  example,
});

export const variables = {
  PORT: { test: isInteger(1, 65_535), wanted: 'a port number', example: '3000' },
  SITE_URL: {
    test: isOrigin,
    wanted: 'an http or https address without a path',
    example: 'https://www.example.com',
  },
  DATABASE_URL: {
    test: (value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value),
    wanted: 'a Postgres address',
    example: 'postgres://user:password@host:5432/name',
  },
  DATA_DIR: { test: anything, wanted: 'a folder', example: 'data' },
  PAYLOAD_SECRET: secret(24),
  INTERNAL_SECRET: secret(24),
  POSTGRES_PASSWORD: secret(8),
  CMS_URL: url('https://cms.example.com'),
  CMS_STORAGE_HOST: { test: isHost, wanted: 'a host', example: 'storage.example.com' },
  PUBLIC_ASSETS_HOST: { test: isHost, wanted: 'a host', example: 'assets.example.com' },
  CONTRACT_ORIGINS: origins,
  CONTRACT_INTROSPECTION: flag,
  LOGIN_URL: url('https://app.example.com/login'),
  ADMIN_EMAIL: {
    test: (value) => /^[a-z0-9_+.'-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i.test(value),
    wanted: 'an e-mail address',
    example: 'admin@example.com',
  },
  ADMIN_PASSWORD: secret(12),
  LEAD_WEBHOOK_URL: url('https://crm.example.com/leads'),
  LEAD_WEBHOOK_SECRET: secret(16),
  LEAD_ADS_VERIFY_TOKEN: secret(16),
  LEAD_ADS_APP_SECRET: secret(16),
  LEAD_ADS_ACCESS_TOKEN: { test: anything, wanted: 'a token', example: 'a-token' },
  LEAD_ADS_GRAPH_URL: vendorUrl('https://graph.facebook.com/v24.0'),
  PIPEDRIVE_API_TOKEN: secret(16),
  PIPEDRIVE_DOMAIN: {
    test: (value) => /^[a-z\d-]+$/i.test(value),
    wanted: 'the first part of your-company.pipedrive.com',
    example: 'your-company',
  },
  PIPEDRIVE_URL: vendorUrl('https://your-company.pipedrive.com'),
  PIPEDRIVE_STAGE_ID: wholeNumber,
  PIPEDRIVE_LEAD_FIELD: {
    test: (value) => /^[a-f\d]{40}$/.test(value),
    wanted: 'the key of a custom field of deals, 40 characters',
    example: 'dcf558aac1ae4e8c4f849ba5e668430d8df9be12',
  },
  HUBSPOT_PORTAL_ID: wholeNumber,
  HUBSPOT_FORM_GUID: {
    test: (value) => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(value),
    wanted: 'the id of a form',
    example: '78c2891f-ebdd-44c0-bd94-15c012bbbfbf',
  },
  HUBSPOT_ACCESS_TOKEN: { test: anything, wanted: 'a token', example: 'a-token' },
  HUBSPOT_SUBSCRIPTION_ID: wholeNumber,
  HUBSPOT_URL: vendorUrl('https://api.hsforms.com'),
  SMTP_URL: {
    test: (value) => /^smtps?:\/\//.test(value) && URL.canParse(value),
    wanted: 'an smtp or smtps address',
    example: 'smtps://user:password@mail.example.com',
  },
  BACKUP_PASSPHRASE: secret(12),
  FORM_RATE_LIMIT: { test: isInteger(1, 1_000_000), wanted: 'a whole number', example: '60' },
  ALLOW_LOOPBACK_TARGETS: flag,
  SHOW_GALLERY: flag,
  ...script('TAG_MANAGER', 'TAG_MANAGER_ID', 'GTM-ABC123'),
  ...script('SESSION_RECORDING', 'SESSION_RECORDING_ID', 'abc123'),
  ...script('ANALYTICS_SDK', 'ANALYTICS_SDK_ID', 'abc123'),
  ...script('CRM', 'CRM_SCRIPT_ID', '1234567'),
  ...script('SURVEY_WIDGET', 'SURVEY_WIDGET_ID', 'abc123'),
  ...script('EMBED_FORM', 'EMBED_FORM_PORTAL_ID', '1234567'),
  EMBED_FORM_ID_BOOK_DEMO: providerId('0a1b2c3d-0000-4000-8000-000000000001'),
  EMBED_FORM_ID_EVENT_LISTING: providerId('0a1b2c3d-0000-4000-8000-000000000002'),
  TRUSTED_PROXIES: { test: isInteger(0, 10), wanted: 'a number from 0 to 10', example: '1' },
};

/** The second is needed wherever the first is set. */
const needs = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['ADMIN_PASSWORD', 'ADMIN_EMAIL'],
  ['LEAD_WEBHOOK_URL', 'LEAD_WEBHOOK_SECRET'],
  ['HUBSPOT_PORTAL_ID', 'HUBSPOT_FORM_GUID'],
  ['HUBSPOT_FORM_GUID', 'HUBSPOT_PORTAL_ID'],
];

/** @throws PlainError naming the first wrong variable, what it should be, and an example. Never its value. */
export function checkEnvironment(env) {
  for (const [name, { test, wanted, example }] of Object.entries(variables)) {
    if (env[name] && !test(env[name])) {
      throw new PlainError(`${name} should be ${wanted}, for example ${example}.`);
    }
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
  writeFileSync(file, lines.join('\n'), { mode: 0o600 });
}

/**
 * Loads `.env`, making it with fresh secrets where there is none, into the process; what the process
 * already has wins. Returns a remark for the step.
 */
export function loadEnvironment() {
  const file = inRoot('.env');
  const isNew = !existsSync(file);
  if (isNew) writeFirstEnv(file);
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    process.env[name] ??= value;
  }
  for (const name of Object.keys(variables)) {
    if (process.env[name] === '') delete process.env[name];
  }
  checkEnvironment(process.env);
  for (const name of ['PAYLOAD_SECRET', 'INTERNAL_SECRET', 'POSTGRES_PASSWORD']) {
    if (!process.env[name]) {
      throw new PlainError(
        `${name} is missing from .env; put a long random text there, or delete .env to have one made.`,
      );
    }
  }
  process.env.PORT ??= '3000';
  return isNew ? 'wrote .env with fresh secrets' : undefined;
}
