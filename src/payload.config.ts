import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { en } from '@payloadcms/translations/languages/en';
import { vi } from '@payloadcms/translations/languages/vi';
import { buildConfig, type CollectionSlug, type Config } from 'payload';
import sharp from 'sharp';
import { searchAdmin } from './cms/admin-search/search-admin';
import { ownAccess } from './cms/access/own-permissions-endpoint';
import { withTrash } from './cms/trash/add-trash-to-collection';
import { cmsTranslations } from './cms/admin/corrected-cms-translations';
import { cards } from './cms/collections/menu-cards';
import { readAccountOncePerCall } from './cms/account/read-account-once';
import { brand } from '../brand.config';
import { media } from './cms/collections/media';
import { pagesOf } from './cms/collections/pages';
import { platforms } from './cms/collections/platform-products';
import { publications } from './cms/collections/publishing-log-entries';
import { contentCollections } from './cms/collections/content-collection-list';
import { schedulesFor } from './cms/collections/publishing-schedules';
import { accounts } from './cms/collections/users';
import { editorialComponents } from './cms/editorial/admin-components-for-editors';
import { hideApiView } from './cms/editorial/hide-json-tab';
import { keepUnsaved } from './cms/editorial/keep-forms-unsaved-after-refusal';
import { livePreview } from './cms/editorial/live-preview-options';
import { nameLockHolders } from './cms/editorial/show-name-of-lock-holder';
import { showTimesInOfficeZone } from './cms/editorial/show-times-in-office-zone';
import { isPublishable, withEditorial } from './cms/add-editorial-workflow-to-collection';
import { payloadLogger } from './cms/payload-logger';
import {
  databaseOptions,
  deleteOnlyWhatIsThere,
  refuseWrongFilters,
  surviveConnectionLoss,
} from './cms/postgres-adapter-options';
import { refuseWrongValues } from './cms/refuse-wrong-values';
import { settings } from './cms/globals/site-settings-global';
import { inBucket } from './cms/uploads/uploads-in-s3-bucket';
import { keepErrorMessages } from './cms/hooks/show-specific-error-messages';
import { asInputError } from './cms/hooks/database-errors-as-input-errors';
import { refuseOtherTypes } from './cms/hooks/refuse-wrong-value-types';
import { returnWholeDocuments } from './cms/hooks/return-whole-documents';
import { defaultLocale, localeNames, locales } from './i18n/locales';
import {
  unassignLeads,
  unassignOnLeaving,
} from './leads/management/unassign-leads-of-leaving-colleague';
import { sendInvitation } from './leads/mail/account-invitation-mail';
import { leadPlugin } from './leads/payload-plugin';
import { sectionBlocks } from './site/sections/registry.blocks';
import { trackingPlugin } from './tracking/payload-plugin';

const edited = [pagesOf(sectionBlocks), platforms, cards, ...contentCollections]
  .map(withEditorial)
  .map(withTrash);
const publishable = edited.filter(isPublishable).map(({ slug }) => slug as CollectionSlug);
const here = path.dirname(fileURLToPath(import.meta.url));

/** Components of the admin outside the forms of documents; their paths are relative to this folder. */
const adminComponents: NonNullable<Config['admin']>['components'] = {
  ...editorialComponents,
  actions: [
    '/app/(payload)/admin/admin-search-for-role#AdminSearch',
    '/app/(payload)/admin/hide-content-language-selector#HideContentLanguageSelector',
  ],
  beforeNavLinks: ['/app/(payload)/admin/navigation-view-links#ViewLinks'],
  Nav: '/app/(payload)/admin/navigation-by-role#RoleNav',
  providers: ['/cms/admin/translate-admin-library-texts.client#LibraryNames'],
  views: {
    ...editorialComponents?.views,
    dashboard: { Component: '/app/(payload)/dashboard/dashboard#Dashboard' },
  },
};

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? '',
  serverURL: '',
  // The session cookie is accepted only on requests of our own pages, not of pages on a neighbouring subdomain.
  csrf: process.env.SITE_URL ? [new URL(process.env.SITE_URL).origin] : [],
  logger: payloadLogger,
  admin: {
    importMap: { baseDir: here },
    avatar: 'default', // Gravatar would learn each user's e-mail address
    components: adminComponents,
    livePreview,
    dateFormat: 'dd/MM/yyyy HH:mm',
    // Notices are shown for 8 s, because an error message with a list takes time to read; at the bottom left, because the
    // buttons of dialogs are at the bottom right, and those of forms at the top.
    toast: { duration: 8000, position: 'bottom-left' },
    meta: {
      titleSuffix: ` · ${brand.name}`,
      icons: [
        { rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' },
        { rel: 'apple-touch-icon', url: '/apple-touch-icon.png' },
      ],
      // The preview card of a shared admin link names this site, not its software.
      defaultOGImageType: 'off',
      openGraph: { siteName: brand.name, title: brand.name, description: '' },
    },
  },
  collections: [...edited, withTrash(media), schedulesFor(publishable), publications],
  globals: [settings],
  // Plugins are in the order in which the admin lists what they add. Those after `accounts` add nothing: they change
  // the collections and globals that are there by then.
  plugins: [
    leadPlugin,
    trackingPlugin,
    accounts({
      beforeDelete: [unassignLeads],
      afterChange: [unassignOnLeaving],
      sendInvitation,
    }),
    hideApiView,
    showTimesInOfficeZone,
    keepUnsaved,
    inBucket,
    returnWholeDocuments,
    refuseOtherTypes,
  ],
  db: postgresAdapter(databaseOptions(here)),
  editor: lexicalEditor(),
  endpoints: [ownAccess, searchAdmin],
  experimental: { localizeStatus: true },
  graphQL: { disable: true },
  hooks: { afterError: [keepErrorMessages, asInputError] },
  i18n: { supportedLanguages: { vi, en }, fallbackLanguage: 'vi', translations: cmsTranslations },
  localization: {
    locales: locales.map((code) => ({ code, label: localeNames[code] })),
    defaultLocale,
    defaultLocalePublishOption: 'active',
    fallback: false, // no fallback to the other language (docs/architecture.md, rule 4)
  },
  maxDepth: 4,
  onInit: (payload) => {
    surviveConnectionLoss(payload);
    deleteOnlyWhatIsThere(payload);
    nameLockHolders(payload);
    refuseWrongFilters(payload);
    refuseWrongValues(payload);
    readAccountOncePerCall(payload);
  },
  sharp,
  telemetry: false,
  typescript: {
    // Types are generated at a start only in development: otherwise each start of the CMS in a test would begin another
    // process that writes the same file.
    autoGenerate: process.env.NODE_ENV === 'development',
    outputFile: path.resolve(here, 'payload-types.ts'),
  },
  upload: { limits: { fileSize: 10 * 1024 * 1024 } },
});
