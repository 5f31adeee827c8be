/**
 * Every environment variable of the site, declared once: the application reads them with `env()`, the commands validate
 * them before they install anything, and `.env.example` is generated from them (`node scripts/write-env-example.mjs`).
 * This file imports nothing but their rules and OpenTelemetry's, so Node can load it without a build.
 */

import {
  asItIs,
  atLeast,
  besides,
  type Environment,
  flag,
  host,
  httpUrl,
  id,
  integer,
  isHttpUrl,
  mailServer,
  matching,
  oneOf,
  orElse,
  origins,
  otherPort,
  ownAddress,
  providerId,
  required,
  roleList,
  safeUrl,
  secret,
  text,
  variable,
  type Variable,
  vendorUrl,
} from './environment-rules.ts'; // imported with its file extension, as Node requires
import { isTelemetryOff } from './opentelemetry-signals.ts';

export type { Variable };

/**
 * A variable of the OpenTelemetry standard, which a host may also set for other programs. It is not validated while
 * telemetry is off.
 */
const telemetry: typeof variable = (rule, example, more) =>
  variable(
    {
      ...rule,
      test: (value, environment) => isTelemetryOff(environment) || rule.test(value, environment),
    },
    example,
    more,
  );
const samplers = ['always_on', 'always_off', 'traceidratio'];
const pairs = matching(/^[^=,\s]+=[^,]*(?:,\s*[^=,\s]+=[^,]*)*$/, 'name=value, divided by commas');

export const variables = {
  PORT: variable(integer(1, 65_535, 3000, 'a port number'), '3000', {
    about: 'Port of the web server. Default: 3000.',
  }),
  LISTEN_ADDRESS: variable(ownAddress, '127.0.0.1', {
    about:
      'Address that the web server listens on. 127.0.0.1: only a proxy on this machine reaches it (docs/deployment.md). Default: not set, every address of the machine, as containers need it.',
  }),
  SITE_URL: variable(
    {
      test: (value) => isHttpUrl(value) && /^https?:\/\/[^/?#]+\/?$/i.test(value),
      wanted: 'an http or https address without a path',
      read: asItIs,
    },
    'https://www.example.com',
    {
      about:
        'Public origin, used for canonical addresses, language versions and mails. Read while serving, so one build serves any origin. Default: http://localhost:PORT.',
    },
  ),
  HSTS_SUBDOMAINS: variable(flag, 'false', {
    about:
      'Whether browsers are kept to https on all subdomains of the host in SITE_URL too, for two years, also on those that are not this site (docs/deployment.md). Default: false.',
  }),
  DATABASE_URL: variable(
    {
      test: (value) => /^postgres(?:ql)?:\/\//.test(value) && URL.canParse(value),
      wanted: 'a Postgres address',
      read: required,
    },
    'postgres://user:password@db.example.com:5432/site',
    {
      about:
        'A Postgres server of yours (14 or later; the first start creates the tables). Default: not set, the bundled server is started on DATA_DIR.',
      isRequired: true,
    },
  ),
  DATA_DIR: variable({ ...text, wanted: 'a folder', read: orElse('data') }, 'data', {
    about: 'Folder of the bundled database, uploads and logs. Default: data.',
  }),
  S3_BUCKET: variable(
    {
      test: (value, { S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }) =>
        /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(value) &&
        Boolean(S3_ENDPOINT && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY),
      wanted: 'the name of a bucket, beside S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
      read: asItIs,
    },
    'site-uploads',
    {
      about:
        'A bucket for uploads that several instances share, on any storage that speaks S3: its name, address, region and a key that may read, write and delete in it (docs/deployment.md). Default: not set, uploads are in DATA_DIR; region us-east-1.',
    },
  ),
  S3_ENDPOINT: variable(safeUrl, 'https://s3.example.com'),
  S3_REGION: variable(
    { ...matching(/^[a-z\d-]{1,40}$/, 'the name of a region'), read: orElse('us-east-1') },
    'us-east-1',
  ),
  S3_ACCESS_KEY_ID: variable(text, 'the-id-of-a-key'),
  S3_SECRET_ACCESS_KEY: variable(text, 'the-secret-of-that-key'),
  PAYLOAD_SECRET: variable(secret(24), 'a-long-random-text-of-your-own', {
    about: 'Signs sessions of the admin. At least 24 characters. Made by the first start.',
    isRequired: true,
  }),
  INTERNAL_SECRET: variable(secret(24), 'another-long-random-text-of-yours', {
    about:
      'Keys the hashes of addresses that limits are counted by, and lets the site refresh its own pages. At least 24 characters. Made by the first start.',
    isRequired: true,
  }),
  LEAD_SPOOL_KEY: variable(atLeast(24), 'a-long-random-text-for-kept-forms', {
    about:
      'Encrypts forms that wait on the disk while the database is away (docs/deployment.md). At least 24 characters. Default: not set, the key is derived from INTERNAL_SECRET.',
  }),
  LEDGER_KEY: variable(atLeast(24), 'a-long-random-text-for-the-ledgers', {
    about:
      'Signs the ends of the ledgers of consents, of readings and of publishing (docs/privacy.md). At least 24 characters. Default: not set, the key is derived from INTERNAL_SECRET.',
  }),
  LEDGER_KEY_BEFORE: variable(atLeast(24), 'the-text-before-that-one', {
    about:
      'The LEDGER_KEY (or INTERNAL_SECRET) before the present one, until the ledgers are signed anew. Default: not set.',
  }),
  POSTGRES_PASSWORD: variable(atLeast(8), 'a-third-long-random-text', {
    about: 'Password of the bundled database. Made by the first start; belongs to DATA_DIR.',
    isOfCommands: true,
  }),
  CMS_URL: variable(httpUrl, 'https://cms.example.com', {
    about:
      "Another CMS of the contract's shape for the five contract lists. Default: not set, the embedded CMS.",
  }),
  CMS_STORAGE_HOST: variable(host, 'storage.example.com', {
    about:
      "Storage host of that CMS's images, and the public host it is rewritten to. Default: not set.",
  }),
  PUBLIC_ASSETS_HOST: variable(host, 'assets.example.com'),
  CONTRACT_ORIGINS: variable(origins, 'https://www.example.com', {
    about:
      'Other sites whose pages may read the content at /graphql, divided by commas. Default: none.',
  }),
  CONTRACT_INTROSPECTION: variable(flag, 'false', {
    about: 'Whether /graphql tells its schema in production too. Default: false.',
  }),
  LOGIN_URL: variable(httpUrl, 'https://app.example.com/login', {
    about: 'Where the Login button leads, in a new tab. Default: not set, no button.',
  }),
  ADMIN_EMAIL: variable(
    matching(/^[a-z0-9_+.'-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i, 'an e-mail address'),
    'admin@example.com',
    {
      about:
        'First admin: made at start when both are set and nobody exists. The password has 12 characters or more. Default: not set; the first visitor of /admin makes one.',
    },
  ),
  ADMIN_PASSWORD: variable(atLeast(12), 'a-password-of-your-own'),
  SECOND_FACTOR_ROLES: variable(roleList, 'admin,sales', {
    about:
      'Roles whose accounts must have a sign-in code, divided by commas: admin, editor, sales, event-team. An account without one reaches nothing but the screen that sets it up (docs/access.md). Default: none; worth setting for admin and sales.',
  }),
  LEAD_WEBHOOK_URL: variable(safeUrl, 'https://crm.example.com/leads', {
    about:
      'Where leads are delivered to, and the secret they are signed with (docs/lead-webhook.md). Default: no address, leads stay in the admin. The secret is made by the first start.',
  }),
  LEAD_WEBHOOK_SECRET: variable(atLeast(16), 'a-secret-shared-with-the-receiver'),
  LEAD_ADS_VERIFY_TOKEN: variable(atLeast(16), 'a-token-you-choose-yourself', {
    about:
      "Lead ads: the token and the app's secret that the ad network is told, and a page's token to fetch answers with (docs/crm.md). Default: not set, /api/lead-ads answers 404. The address is for another version.",
  }),
  LEAD_ADS_APP_SECRET: variable(atLeast(16), 'the-secret-of-your-app'),
  LEAD_ADS_ACCESS_TOKEN: variable(text, 'the-token-of-your-page'),
  LEAD_ADS_GRAPH_URL: variable(vendorUrl, 'https://graph.facebook.com/v24.0'),
  PIPEDRIVE_API_TOKEN: variable(atLeast(16), 'the-token-of-a-user-of-yours', {
    about:
      "Pipedrive: token, first part of your-company.pipedrive.com or the whole address, the stage new deals start in, and the key of a text field of deals that keeps a lead's key (docs/crm.md). Default: not set.",
  }),
  PIPEDRIVE_DOMAIN: variable(
    matching(/^[a-z\d-]+$/i, 'the first part of your-company.pipedrive.com'),
    'your-company',
  ),
  PIPEDRIVE_URL: variable(vendorUrl, 'https://your-company.pipedrive.com'),
  PIPEDRIVE_STAGE_ID: variable(id, '7'),
  PIPEDRIVE_LEAD_FIELD: variable(
    matching(/^[a-f\d]{40}$/, 'the key of a custom field of deals, 40 characters'),
    'dcf558aac1ae4e8c4f849ba5e668430d8df9be12',
  ),
  HUBSPOT_PORTAL_ID: variable(matching(/^\d+$/, 'a whole number'), '62515', {
    about:
      "HubSpot: account and form; a private app's token, to submit with higher limits and to look for lost answers; the subscription that a consent to marketing is for (docs/crm.md). Default: not set.",
  }),
  HUBSPOT_FORM_GUID: variable(
    matching(/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i, 'the id of a form'),
    '78c2891f-ebdd-44c0-bd94-15c012bbbfbf',
  ),
  HUBSPOT_ACCESS_TOKEN: variable(text, 'the-token-of-a-private-app'),
  HUBSPOT_SUBSCRIPTION_ID: variable(id, '999'),
  HUBSPOT_URL: variable(vendorUrl, 'https://api.hsforms.com'),
  SMTP_URL: variable(mailServer, 'smtps://user:password@mail.example.com', {
    about:
      'Mail server. smtps:// is encrypted from the start; with smtp:// the server must offer STARTTLS, unless it is on your own network. Default: not set; mails to visitors and the team are written and kept in the admin, and a forgotten password is set by an admin. The sender is set in the admin.',
  }),
  BACKUP_PASSPHRASE: variable(atLeast(12), 'a-long-passphrase-kept-elsewhere', {
    about:
      'With it `npm run backup` encrypts what it writes; a restore needs the same. Default: not set, not encrypted.',
    isOfCommands: true,
  }),
  FORM_RATE_LIMIT: variable(integer(1, 1_000_000, 60, 'a whole number'), '60', {
    about: 'Form posts a minute that are accepted from one address. Default: 60.',
  }),
  ALLOW_LOOPBACK_TARGETS: variable(flag, 'false', {
    about: 'Whether webhooks may point at loopback and private addresses. Default: false.',
  }),
  SHOW_GALLERY: variable(flag, 'false', {
    about:
      'Whether the parts the pages are made of are shown at /gallery; `npm run dev` always shows them. Default: false.',
  }),
  TAG_MANAGER_SCRIPT_URL: variable(httpUrl, 'https://tags.example.com/gtm.js', {
    chapter:
      "Third-party scripts (docs/third-party). Each is loaded only where its address stands here, an editor has not switched it off and the visitor has agreed. `{id}` in an address is replaced by the id; otherwise the id is sent as `?id=`. ORIGINS are further origins the script talks to, divided by commas; the pages' Content-Security-Policy allows those and the script's own.",
    about: 'Tag manager: its address and container. Default: not set, none.',
  }),
  TAG_MANAGER_ID: variable(providerId, 'GTM-ABC123'),
  TAG_MANAGER_ORIGINS: variable(origins, 'https://collect.example.com'),
  SESSION_RECORDING_SCRIPT_URL: variable(httpUrl, 'https://recording.example.com/tag/{id}', {
    about: 'Session recording: its address and site. Default: not set, none.',
  }),
  SESSION_RECORDING_ID: variable(providerId, 'abc123'),
  SESSION_RECORDING_ORIGINS: variable(origins, 'https://upload.recording.example.com'),
  ANALYTICS_SDK_SCRIPT_URL: variable(httpUrl, 'https://sdk.example.com/analytics.js', {
    about: "The provider's analytics SDK: its address and write key. Default: not set, none.",
  }),
  ANALYTICS_SDK_ID: variable(providerId, 'abc123'),
  ANALYTICS_SDK_ORIGINS: variable(origins, 'https://events.example.com'),
  CRM_SCRIPT_URL: variable(httpUrl, 'https://crm.example.com/{id}.js', {
    about: 'The script of the CRM: its address and account. Default: not set, none.',
  }),
  CRM_SCRIPT_ID: variable(providerId, '1234567'),
  CRM_SCRIPT_ORIGINS: variable(origins, 'https://track.crm.example.com'),
  SURVEY_WIDGET_SCRIPT_URL: variable(httpUrl, 'https://survey.example.com/widget.js', {
    about: 'Survey widget: its address and account. Default: not set, none.',
  }),
  SURVEY_WIDGET_ID: variable(providerId, 'abc123'),
  SURVEY_WIDGET_ORIGINS: variable(origins, 'https://api.survey.example.com'),
  EMBED_FORM_SCRIPT_URL: variable(httpUrl, 'https://forms.example.com/embed.js', {
    about:
      "A provider's form in the place of ours on /book-demo and on /events: the provider's script, further origins it talks to, the portal, and the form of each page. Default: not set, our own forms.",
  }),
  EMBED_FORM_ORIGINS: variable(origins, 'https://api.forms.example.com'),
  EMBED_FORM_PORTAL_ID: variable(providerId, '1234567'),
  EMBED_FORM_ID_BOOK_DEMO: variable(providerId, '0a1b2c3d-0000-4000-8000-000000000001'),
  EMBED_FORM_ID_EVENT_LISTING: variable(providerId, '0a1b2c3d-0000-4000-8000-000000000002'),
  CLOUDFLARE_ZONE_ID: variable(
    besides('CLOUDFLARE_API_TOKEN', matching(/^[\da-f]{32}$/, 'the id of a zone, 32 characters')),
    '023e105f4ecef8ad9ca31a8372d0c353',
    {
      about:
        'A content delivery network in front: Cloudflare, by the id of the zone and a token that may purge its cache (docs/operations.md). Pages then bear tags, may be held, and are dropped when they change. Default: not set. The address is for another version.',
    },
  ),
  CLOUDFLARE_API_TOKEN: variable(atLeast(16), 'a-token-that-may-purge-the-cache'),
  CLOUDFLARE_URL: variable(vendorUrl, 'https://api.cloudflare.com'),
  FASTLY_SERVICE_ID: variable(
    besides('FASTLY_API_TOKEN', matching(/^[\da-zA-Z]{10,40}$/, 'the id of a service')),
    'SU1Z0isxPaozGVKXdv0eY',
    {
      about:
        'The same with Fastly: the id of the service and a token of the scope purge_select. Default: not set. The address is for another version.',
    },
  ),
  FASTLY_API_TOKEN: variable(atLeast(16), 'a-token-of-the-scope-purge_select'),
  FASTLY_URL: variable(vendorUrl, 'https://api.fastly.com'),
  METRICS_PORT: variable(otherPort, '9464', {
    about:
      'Port on which this instance answers /metrics to Prometheus, and the address it listens on there (docs/operations.md). For your own machines alone: nobody is asked who they are. Default: not set, no metrics; address 127.0.0.1.',
  }),
  METRICS_HOST: variable(
    { ...matching(/^[\w.:-]{1,255}$/, 'an address of this machine'), read: orElse('127.0.0.1') },
    '127.0.0.1',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: telemetry(safeUrl, 'http://127.0.0.1:4318', {
    about:
      'OpenTelemetry: the collector that traces and metrics are sent to by OTLP over HTTP, what it asks for as name=value divided by commas, and how they are written: http/protobuf or http/json; with another protocol nothing is sent, and the log says so (docs/operations.md). The address starts with https://, or with http:// on your own network. Default: not set, nothing is sent; http/protobuf.',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: telemetry(pairs, 'authorization=Basic%20abc'),
  OTEL_EXPORTER_OTLP_PROTOCOL: variable(
    { ...text, read: orElse('http/protobuf') },
    'http/protobuf',
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: telemetry(safeUrl, 'http://127.0.0.1:4318/v1/traces', {
    about: 'Whole addresses for one of the two alone. Default: /v1/traces and /v1/metrics there.',
  }),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: telemetry(safeUrl, 'http://127.0.0.1:4318/v1/metrics'),
  OTEL_TRACES_EXPORTER: variable(text, 'otlp', {
    about:
      'Whether each of the two is sent: otlp or none. Another exporter is not there, and the log says so. Default: otlp where it has an address, otherwise none.',
  }),
  OTEL_METRICS_EXPORTER: variable(text, 'otlp'),
  OTEL_SDK_DISABLED: variable(flag, 'false', {
    about: 'Switches both off, whatever else is set. Default: false.',
  }),
  OTEL_SERVICE_NAME: telemetry(matching(/^[\w.:/ -]{1,100}$/, 'a name'), 'site', {
    about:
      'The name of the site at the collector, and further attributes as name=value divided by commas. Default: the name of the brand, none.',
  }),
  OTEL_RESOURCE_ATTRIBUTES: telemetry(pairs, 'deployment.environment.name=production'),
  OTEL_TRACES_SAMPLER: telemetry(
    {
      ...oneOf(...['', 'parentbased_'].flatMap((kind) => samplers.map((name) => kind + name))),
      read: orElse('parentbased_always_on'),
    },
    'parentbased_traceidratio',
    {
      about:
        'Which requests are traced, and the share from 0 to 1 for the samplers by ratio. Default: parentbased_always_on, 1.',
    },
  ),
  OTEL_TRACES_SAMPLER_ARG: telemetry(
    {
      test: (value) => /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(value),
      wanted: 'a number from 0 to 1',
      read: (value = '1') => Number(value),
    },
    '0.1',
  ),
  OTEL_BSP_SCHEDULE_DELAY: telemetry(
    integer(10, 600_000, 5000, 'a whole number of milliseconds'),
    '5000',
    { about: 'Milliseconds between two sendings of traces, and of metrics. Default: 5000, 60000.' },
  ),
  OTEL_METRIC_EXPORT_INTERVAL: telemetry(
    integer(10, 3_600_000, 60_000, 'a whole number of milliseconds'),
    '60000',
  ),
  PAGES_IN_ADVANCE: variable(integer(0, 4000, 1000, 'a number from 0 to 4000'), '1000', {
    about:
      'How many public addresses are made before anybody asks for them, while nothing else is asked, so that they are shown while the database is away too. 0: none. Default: 1000.',
  }),
  TRUSTED_PROXIES: variable(integer(0, 10, 0, 'a number from 0 to 10'), '0', {
    about:
      'Proxies of yours in front of the site whose X-Forwarded-For and traceparent are believed. Default: 0.',
  }),
} satisfies Record<string, Variable>;

type Name = keyof typeof variables;
export type Values = { [Key in Name]: ReturnType<(typeof variables)[Key]['read']> };

/** The names of invalid variables with the description of a valid value; values are never included. */
export function faultsOf(
  environment: Environment,
): { name: string; wanted: string; example: string }[] {
  return Object.entries<Variable>(variables)
    .filter(([name, { test }]) => environment[name] && !test(environment[name], environment))
    .map(([name, { wanted, example }]) => ({ name, wanted, example }));
}
