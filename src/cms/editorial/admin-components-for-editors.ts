import type { CollectionConfig, Config, Field } from 'payload';
import { addressField } from './document-url';

/** Makes the path of an admin component, relative to the folder of the CMS configuration. */
const at = (file: string, name: string): string => `/cms/admin/${file}#${name}`;

type Components = NonNullable<CollectionConfig['admin']>['components'];

/** Components around the editing form of every content type. */
export function editorialFormComponents(collection: string): Components {
  const hasPage = addressField(collection) !== null;
  return {
    edit: {
      beforeDocumentControls: [
        at('schedule-publishing-button.client', 'ScheduleButton'),
        ...(hasPage
          ? [
              at('move-page-url-dialog.client', 'MoveAddress'),
              at('edit-on-page-preview.client', 'EditOnPage'),
            ]
          : []),
        ...(collection === 'pages' ? [at('section-chooser.client', 'SectionChooser')] : []),
      ],
      PublishButton: at('publish-language-button.client', 'PublishLanguage'),
      Status: at('publication-status-per-language.client', 'LanguageStatus'),
    },
    views: {
      edit: {
        versions: { Component: at('versions-view', 'VersionsView') },
        ...(hasPage
          ? {
              sideBySide: {
                Component: at('languages-side-by-side-view', 'SideBySideView'),
                path: '/side-by-side',
                tab: {
                  href: '/side-by-side',
                  label: ({ t }) => (t('general:save') === 'Lưu' ? 'Hai ngôn ngữ' : 'Side by side'),
                },
              },
            }
          : {}),
      },
    },
  };
}

const panel = (name: string, component: string, sidebar = true): Field => ({
  name,
  type: 'ui',
  admin: {
    components: { Field: component },
    disableBulkEdit: true,
    disableListColumn: true,
    ...(sidebar ? { position: 'sidebar' } : {}),
  },
});

/** The editorial panels of a form, as fields: beside it, and below its other fields. */
export function editorialFields(fields: readonly Field[]): Field[] {
  const hasSeo = fields.some((field) => 'name' in field && field.name === 'seo');
  return [
    panel('publishChecksPanel', at('publish-checks-panel.client', 'PublishChecksPanel')),
    panel('translationDiffPanel', at('translation-diff-panel.client', 'TranslationDiffPanel')),
    ...(hasSeo ? [panel('seoPreview', at('seo-preview.client', 'SeoPreview'), false)] : []),
  ];
}

/** Admin components outside the forms: the logo, the screens for sign-in, and the editorial views. */
export const editorialComponents: NonNullable<Config['admin']>['components'] = {
  graphics: {
    Logo: at('brand-logo-and-icon', 'BrandLogo'),
    Icon: at('brand-logo-and-icon', 'BrandIcon'),
  },
  views: {
    login: { Component: at('sign-in-view', 'SignInView'), path: '/login' },
    secondFactor: {
      Component: at('required-second-factor-view', 'RequiredFactorView'),
      path: '/second-factor',
    },
    parity: { Component: at('translation-diff-view', 'TranslationDiffView'), path: '/parity' },
    samples: { Component: at('sample-content-view', 'SampleContentView'), path: '/samples' },
    calendar: {
      Component: at('publishing-calendar-view', 'CalendarView'),
      path: '/publishing-calendar',
    },
  },
};
