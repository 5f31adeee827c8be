/**
 * Which folder may import which. An allow list: an import between our own folders that no line of `allowed`
 * names is an error. `npm test` runs it through scripts/checks/forbidden-imports.mjs, which also checks what a browser
 * module imports indirectly.
 */

import { layersOfParts } from './scripts/checks/lib/folder-layers.mjs';

/** Our own code, as opposed to packages. */
const OWN = '^(?:src|messages|content)/|^brand[.]config[.]ts$';
/** Folders that every other folder may import. */
const BELOW_ALL = '^src/(?:lib|i18n)/|^brand[.]config[.]ts$';
/** Files with the types of finished view-models. */
const CONTENT_TYPES =
  '^src/content/(?:header-and-footer|entry-view-model|list-item-and-text|search)-types[.]ts$';

/** What model.ts of a section may import of the content code. */
const SECTION_SOURCES = '^src/content/transforms/';

/** The content code that browsers load to refetch a list (D24). */
const BROWSER_CONTENT =
  'content/(?:entries/lists-refetched-by-browsers|list-item-and-text-types|graphql-contract/(?:contract-field-kinds|max-list-length|types-in-specification)|queries/(?:safe-picture-and-link-urls|fetch-list-in-browser|content-errors|read-all-pages-of-list)|queries/remote/(?:build-list-request|check-remote-entries|send-contract-requests|read-remote-list)|transforms/(?:customer-quote|event-video|merge-events|platform-product-card))[.]ts$';

/** Modules that only a server may load. */
export const serverOnly =
  `^src/(?!${BROWSER_CONTENT})` +
  '(?:content|cms/(?!admin/[^/]+[.]client[.]tsx$)|tracking/store)/|^src/leads/(?!schema/|sla/unanswered-leads-board-groups[.]ts$|privacy/retention-(?:periods|stop-reason)[.]ts$|tickets/(?:check-in-state|ticket-fields-for-check-in|search-tickets-on-phone|ticket-statuses)[.]ts$|admin/(?:check-in/)?[^/]+[.]client[.]tsx?$)|^src/i18n/server-translations[.]ts$|^src/lib/(?:env|write-log-line|prometheus-metrics|start-tracing-span)[.]ts$|^src/payload[.]config[.]ts$|node_modules/(?:payload|@payloadcms/(?!ui/|richtext-lexical/dist/(?:exports/client|lexical-proxy)/)[^/]+|pg|pg-boss|rate-limiter-flexible|sharp|graphql)/';

const allow = (from, to, comment) => ({
  comment,
  from: typeof from === 'string' ? { path: from } : from,
  to: { path: to },
});

/** A pattern for the files in folders of a part; `*` stands for the files directly in the part. */
const folders = (part, names) =>
  names.map((name) => `^${part}/${name === '*' ? '[^/]+$' : `${name}/`}`).join('|');

const ownLayers = Object.entries(layersOfParts).flatMap(([part, layers]) =>
  layers.flatMap((names, place) => [
    ...names.map((name) => allow(folders(part, [name]), folders(part, [name]), 'itself')),
    ...(place === 0
      ? []
      : [
          allow(folders(part, names), folders(part, layers.slice(0, place).flat()), 'lower layers'),
        ]),
  ]),
);

const own = [
  ...ownLayers,
  allow('^src/(i18n|styles)/', '^src/$1/', 'a part without folders'),
  allow(
    '^src/site/(ui|lists|refetch|forms|templates|component-gallery|navigation|preview)/',
    '^src/site/$1/',
    'a folder without folders',
  ),
  allow('^src/app/', '^src/app/', 'routes and the generated import map of the admin'),
];

const parts = [
  allow({ path: '^src/', pathNot: '^src/lib/' }, BELOW_ALL, 'anything → lib, i18n'),
  allow('^src/i18n/', '^messages/', 'catalogues are read in one place'),
  allow(
    '^src/app/',
    '^src/(?:site/(?:seo/social|pictures/brand-logo-)|(?:content|leads|tracking)/)',
  ),
  allow('^src/app/(?:[(]payload[)]|api/preview)/', '^src/(?:cms/|payload[.]config[.]ts$)'),
  allow('^src/app/readiness-checks[.]ts$', '^src/cms/migrations/index[.]ts$'),
  allow('^src/instrumentation[.]ts$', '^src/start-background-work[.]ts$'),
  allow(
    '^src/development-middleware[.]ts$',
    '^src/(?:content/|load-own-cms[.]ts$)',
    'wiring, like a route',
  ),
  allow('^src/load-own-cms[.]ts$', '^src/(?:payload[.]config|content/register-cms-instance)[.]ts$'),
  allow(
    '^src/start-background-work[.]ts$',
    '^src/(?:cdn|content|leads|telemetry|cms/(?:schedule|search))/|^src/load-own-cms[.]ts$',
    'wiring, like a route',
  ),
  allow(
    '^src/cdn/',
    '^src/(?:cdn/|content/(?:queue-cache-refresh|cache-tags)[.]ts$|leads/(?:jobs/|delivery/(?:send-http-request|delivery-errors)[.]ts$))',
    'networks in front are told by jobs what has changed',
  ),
  allow(
    '^src/telemetry/',
    '^src/(?:telemetry/|content/register-cms-instance[.]ts$|leads/(?:model/delivery-targets[.]ts$|spool/))',
    'what a scrape is answered with',
  ),
  allow(
    '^src/migrate-and-seed-on-command[.]ts$',
    '^src/(?:payload[.]config[.]ts$|cms/(?:migrations|seed)/|leads/prepare-job-queue[.]ts$)',
    'what a start does before it serves',
  ),
  allow(
    '^src/payload[.]config[.]ts$',
    '^src/cms/|^src/(?:leads|tracking)/payload-plugin[.]ts$|^src/leads/(?:mail/account-invitation-mail|management/unassign-leads-of-leaving-colleague)[.]ts$|^src/site/sections/registry[.]blocks[.]ts$',
  ),
];

/** Folders that only assemble the site: routes, documents, the server, and Astro's entry points. */
const SITE_TOP = '^src/site/(?:page-kinds/|routes/|document/|server/|(?:env[.]d|middleware)[.]ts$)';

const site = [
  allow(
    SITE_TOP,
    '^src/(?:site/(?!page-kinds|routes|document|server)[^/]+|content|leads|tracking)/',
    'wiring, like a route',
  ),
  allow('^src/site/islands/', '^src/site/islands/'),
  allow('^src/site/(?:page-shell|templates)/', `${CONTENT_TYPES}|^src/site/(?:forms|ui)/`),
  allow(
    '^src/site/templates/',
    '^src/site/(?:(?:pictures|page-shell)/|sections/registry[.]|page-view-models/page-view-model[.]ts$)',
  ),
  allow(
    '^src/site/refetch/',
    '^src/content/entries/lists-refetched-by-browsers[.]ts$|^src/site/ui/',
    'lists that browsers ask for again, and their errors',
  ),
  allow(
    '^src/site/seo/',
    `${CONTENT_TYPES}|^src/content/plain-text-of-rich-text[.]ts$|^src/site/page-view-models/page-view-model[.]ts$`,
  ),
  allow(
    '^src/site/forms/',
    `${CONTENT_TYPES}|^src/leads/schema/|^src/tracking/(?:attribution|analytics/page-report-format[.]ts$)|^src/site/ui/`,
  ),
  allow(
    '^src/site/forms/open-form-dialog[.]ts$',
    '^src/site/navigation/page-swap[.]ts$',
    'the dialog shows the form of a page that may be prefetched',
  ),
  allow(
    '^src/site/forms/(?:embedded-form-id|load-embedded-form|replace-with-embedded-form)[.]ts$',
    '^src/tracking/(?:embedded-form|third-party)/',
  ),
  allow(
    '^src/site/page-shell/consent/',
    '^src/tracking/(?:consent|third-party)/',
    'the bar and the dialog say what tracking does',
  ),
  allow(
    '^src/site/behaviours/',
    '^src/site/(?:behaviours|page-shell|forms|refetch|templates|sections|ui)/|^src/tracking/(?:analytics|attribution)/',
    'the list of behaviours names them all',
  ),
  allow('^src/site/lists/', '^src/site/ui/', 'what sections that show a list share'),
  allow('^src/site/pictures/', '^src/site/ui/'),
  allow('^src/site/pictures/mockups/parse-mockup[.]ts$', SECTION_SOURCES),
  allow(
    '^src/site/page-view-models/',
    '^src/site/(?:page-view-models/|sections/registry[.]models[.]ts$)|^src/content/(?:pages/read-page|header-and-footer-types|transforms/transform-context)[.]ts$',
    'from a page as content found it to the view-models of its sections',
  ),
  allow('^src/site/sections/.+/model[.]ts$', SECTION_SOURCES),
  allow('^src/site/component-gallery/', '^src/site/(?:ui|pictures)/'),
  allow(
    '^src/site/sections/registry[.]',
    '^src/site/sections/(?:blocks|models|views)[.]ts$|^src/site/sections/registry[.]',
  ),
  allow('^src/site/sections/blocks[.]ts$', '^src/site/sections/.+/block[.]ts$'),
  allow('^src/site/sections/models[.]ts$', '^src/site/sections/.+/model[.]ts$'),
  allow('^src/site/sections/views[.]ts$', '^src/site/sections/.+/view[.]tsx$'),
  allow('^src/site/sections/registry[.]models[.]ts$', SECTION_SOURCES),
  allow(
    { path: '^src/site/sections/([^/]+)/', pathNot: '/(?:block|variant-fields)[.]ts$' },
    '^src/site/sections/$1/(?!block[.]ts)',
    'a section never imports another one',
  ),
  allow(
    { path: '^src/site/sections/[^/]+/', pathNot: '/(?:block|variant-fields)[.]ts$' },
    `${CONTENT_TYPES}|^src/site/(?:forms|lists|ui|pictures|refetch)/`,
  ),
  allow(
    '^src/site/sections/([^/]+)/block[.]ts$',
    '^src/site/sections/$1/[^/]+/variant-fields[.]ts$',
    'the block of a family has the fields of each of it',
  ),
  allow(
    '^src/site/sections/(?:.+/(?:block|variant-fields)|registry[.]blocks)[.]ts$',
    '^src/cms/fields/',
  ),
  allow(
    '^src/site/sections/form/',
    '^src/leads/schema/form-definitions[.]ts$',
    'the variants of a form are its kinds',
  ),
];

const data = [
  allow('^src/content/', '^src/payload-types[.]ts$'),
  allow(
    '^src/cms/',
    '^src/(?:payload-types[.]ts$|content/(?:collect-cache-tags|cache-tags|queue-cache-refresh|cache-refresh-listener)[.]ts$)',
  ),
  allow(
    '^src/leads/',
    '^src/(?:payload-types[.]ts$|cms/(?:access|fields)/)|^content/(?:vi|en)/mails[.]json$',
  ),
  allow(
    '^src/leads/sla/',
    '^src/content/(?:cache-tags|queue-cache-refresh)[.]ts$',
    'saved office hours refresh pages',
  ),
  allow(
    '^src/leads/admin/views/',
    '^src/cms/admin/(?:editorial-view-layout|dashboard-block|report-table)[.]tsx$',
    'views stand in the frame of the admin',
  ),
  allow(
    '^src/tracking/views/',
    '^src/(?:cms/admin/(?:editorial-view-layout|report-table)[.]tsx|leads/model/lead-labels[.]ts)$',
    'its views stand in the frame of the admin and name forms as it does',
  ),
  allow('^src/tracking/', '^src/(?:leads/schema/|cms/(?:access|fields)/)'),
];

/** Folders that every folder of leads may import: forms, codes and texts, queues, requests. */
const LEAD_FLOORS = 'schema|model|jobs|http';
const LEAD_DOMAINS =
  'management|documents|delivery|tickets|sla|mail|privacy|newsletter|spool|import-export|intake';

/** Each folder of leads, from the lowest layer to the highest, with the lower folders that it may import. */
const leadLayers = {
  model: 'schema',
  jobs: 'schema|model',
  http: 'schema|model',
  management: LEAD_FLOORS,
  documents: LEAD_FLOORS,
  delivery: LEAD_FLOORS,
  tickets: LEAD_FLOORS,
  sla: `${LEAD_FLOORS}|delivery`,
  mail: `${LEAD_FLOORS}|documents|tickets|sla`,
  privacy: `${LEAD_FLOORS}|management|delivery|tickets|sla|mail`,
  newsletter: `${LEAD_FLOORS}|delivery|privacy`,
  'import-export': `${LEAD_FLOORS}|delivery`,
  intake: `${LEAD_FLOORS}|documents|delivery|tickets|sla|newsletter|spool`,
  admin: `${LEAD_FLOORS}|${LEAD_DOMAINS}`,
  collections: `${LEAD_FLOORS}|${LEAD_DOMAINS}|admin`,
};

const leads = [
  allow('^src/leads/([^/]+)/', '^src/leads/$1/', 'inside one folder'),
  ...Object.entries(leadLayers).map(([folder, below]) =>
    allow(`^src/leads/${folder}/`, `^src/leads/(?:${below})/`, 'a layer and those below it'),
  ),
  allow(
    '^src/leads/(?:payload-plugin|prepare-job-queue|requeue-orphaned-jobs|start-workers)[.]ts$',
    '^src/leads/(?:[^/]+/|requeue-orphaned-jobs[.]ts$)',
    'they put together what the folders hold',
  ),
];

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** The parts of `src` from the top, as docs/architecture.md lists them. */
const PARTS = [
  '(?:instrumentation|start-background-work|migrate-and-seed-on-command|development-middleware)[.]ts$',
  'app/',
  '(?:load-own-cms|payload[.]config)[.]ts$',
  'site/',
  'telemetry/',
  'cdn/',
  'tracking/',
  'leads/',
  'cms/',
  'content/',
  'i18n/',
  'lib/',
];

/** There are no exceptions: what a part needs from a higher one is passed in by the file that composes both. */
const downwards = PARTS.flatMap((part, place) =>
  place === 0
    ? []
    : forbid(
        'imports-run-down',
        'A part imports only from those below it; payload.config.ts and the routes compose them.',
        { path: `^src/${part}` },
        { path: `^src/(?:${PARTS.slice(0, place).join('|')})` },
      ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: [
    ...downwards,
    forbid('no-circular', 'Split what both need into a third file.', {}, { circular: true }),
    forbid(
      'no-orphans',
      'A file that nothing imports and that imports nothing is dead.',
      {
        orphan: true,
        path: '^src/',
        // Entry points are read by Next and Astro, and the security headers by next.config.ts.
        pathNot:
          '[.]d[.]ts$|^src/app/|^src/instrumentation[.]ts$|^src/site/(?:middleware|server/server-entry|document/browser-entry)[.]ts$|^src/lib/security-headers[.]ts$|[.]test[.]tsx?$',
      },
      {},
    ),
    forbid(
      'not-unresolvable',
      'The import leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: '^astro:' }, // modules that Astro makes
    ),
    forbid(
      'no-undeclared-package',
      'Name the package in package.json.',
      { path: '^src/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'no-development-package',
      'What serves visitors uses no development package.',
      { path: '^src/', pathNot: '[.]test[.]tsx?$' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '/@types/' },
    ),
    forbid(
      'cms-types-stay-inside',
      'Views get finished view-models; CMS documents stop at content and at the model.ts of a section.',
      { pathNot: '^src/(?:content|cms|leads|tracking)/' },
      { path: '^src/payload-types[.]ts$' },
    ),
    forbid(
      'one-reader-of-content',
      'Content is read by src/content/queries; may-preview-drafts.ts asks the CMS only who is signed in.',
      {
        path: '^src/content/',
        pathNot: '^src/content/(?:queries/payload/|may-preview-drafts[.]ts$)',
      },
      { path: '^src/content/register-cms-instance[.]ts$' },
    ),
    forbid(
      'client-imports-no-server-module',
      'A *.client.tsx file runs in the browser: pass it strings and data.',
      { path: '[.]client[.]tsx$' },
      { path: serverOnly, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'behaviours-without-react-or-next',
      'A behaviour is a plain function over HTML; src/lib/client-side-navigation.ts opens pages.',
      { path: '^src/site/behaviours/(?:behaviour-registry|run-behaviours)[.]ts$' },
      { path: '(?:^|node_modules/)(?:react|react-dom|next)(?:/|$)', reachable: true },
    ),
    forbid(
      'one-home-for-messages',
      'i18next is set up in src/i18n: on the server, and loaded by browsers only when they need it.',
      { path: '^src/', pathNot: '^src/i18n/' },
      { path: 'node_modules/i18next', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'one-home-for-the-query-cache',
      'Lists are asked for again through src/site/refetch (D24).',
      { path: '^src/', pathNot: '^src/site/refetch/' },
      { path: 'node_modules/@tanstack/' },
    ),
    forbid(
      'block-without-react-or-next',
      "The CMS command line loads a section's block.",
      { path: '^src/(?:site/sections/.+/(?:block|variant-fields)[.]ts|cms/fields/)' },
      { path: '(?:^|node_modules/)(?:react|react-dom|next)(?:/|$)' },
    ),
    forbid(
      'site-without-cms-or-database',
      'What a reader sees knows no CMS and no database.',
      { path: '^src/site/', pathNot: '/(?:block|variant-fields)[.]ts$|/registry[.]blocks[.]ts$' },
      { path: 'node_modules/(?:payload|@payloadcms/[^/]+|pg|pg-boss|drizzle-orm)/' },
    ),
    forbid(
      'scripts-of-others-in-tracking',
      "src/tracking is the sole home of other companies' scripts.",
      { path: '^src/', pathNot: '^src/tracking/' },
      { path: 'node_modules/(?:next/script|@next/third-parties)' },
    ),
    forbid(
      'source-imports-no-tests',
      'Nothing that serves visitors imports tests or scripts.',
      { path: '^src/' },
      { path: '^(?:tests|scripts)/' },
    ),
  ],
  allowed: [...own, ...parts, ...site, ...data, ...leads, { from: {}, to: { pathNot: OWN } }],
  allowedSeverity: 'error',
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.](?:css|scss)$|[.]test[.]tsx?$' },
    // Type imports count too: a view that names a CMS type depends on the CMS.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
};

export default config;
