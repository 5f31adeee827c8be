import type { CollectionSlug, GlobalSlug } from 'payload';

const reason = (why: string, slugs: readonly string[]): Record<string, string> =>
  Object.fromEntries(slugs.map((slug) => [slug, why]));

/** Fields that no reader gets, by collection or global, with their purpose. */
export const machineOnly: Partial<Record<CollectionSlug | GlobalSlug, Record<string, string>>> = {
  platforms: { name: 'what the entry is called in the admin' },
  'ai-events': {
    title: 'what the event is called in the admin: its banner has the same',
    'banner.cxTag': 'names the event in reports on registrations',
  },
  'event-pages': {
    title: 'what the event is called in the admin: its banner has the same',
    'banner.cxTag': 'joins recordings to the event, and names it in reports',
  },
  'event-videos': { cxTag: 'joins the recording to its event, and names it in reports' },
  settings: {
    searchSynonyms: 'the search reads it: tests/integration/cms/seeded-content.test.ts',
    ...reason('says what may run on a page: tests/e2e/tracking/third-party-scripts.spec.ts', [
      'scripts.analyticsSdk',
      'scripts.crm',
      'scripts.embedForm',
      'scripts.sessionRecording',
      'scripts.surveyWidget',
      'scripts.tagManager',
    ]),
  },
  ebooks: { title: 'what the entry is called in the admin; the page is the one of its resource' },
  'content-types': { sample: 'the list of samples in the admin reads it' },
  categories: {
    sample: 'the list of samples in the admin reads it',
    usedFor: 'other programs filter by it, as the contract has it',
  },
};
/** Collections and globals without fields for readers, or tested elsewhere. */
export const otherForms: Readonly<Record<string, string>> = {
  ...reason('visitors and machines write them, staff reads them', [
    'access-log',
    'ad-leads',
    'connectors',
    'consent-receipts',
    'consents',
    'deliveries',
    'document-links',
    'form-stashes',
    'help-answers',
    'lead-events',
    'leads',
    'mails',
    'privacy-notices',
    'privacy-requests',
    'publications',
    'resumes',
    'subscribers',
    'tickets',
  ]),
  ...reason('staff works with them', [
    'answer-templates',
    'lead-mentions',
    'lead-notes',
    'lead-views',
    'schedules',
    'users',
  ]),
  ...reason('says how the site works, not what it shows', [
    'lead-settings',
    'mail-settings',
    'privacy-settings',
  ]),
  media: 'its one text is the alternative text of a picture: see “pictures” below',
  'office-hours': 'src/content/transforms/office-hours.test.ts',
  'private-documents':
    'sent by mail and by a signed link: tests/e2e/forms/sending-forms-of-all-kinds.spec.ts',
};
