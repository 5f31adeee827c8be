import enArticles from '@messages/en/articles.json';
import enCommon from '@messages/en/common.json';
import enComparisons from '@messages/en/comparisons.json';
import enConsent from '@messages/en/consent.json';
import enErrorMessage from '@messages/en/error-message.json';
import enErrors from '@messages/en/errors.json';
import enEvents from '@messages/en/events.json';
import enForms from '@messages/en/forms.json';
import enGallery from '@messages/en/gallery.json';
import enStories from '@messages/en/stories.json';
import enHelp from '@messages/en/help.json';
import enLibrary from '@messages/en/library.json';
import enLinks from '@messages/en/links.json';
import enMails from '@messages/en/mails.json';
import enMarketplace from '@messages/en/marketplace.json';
import enOpenings from '@messages/en/openings.json';
import enPictures from '@messages/en/pictures.json';
import enPress from '@messages/en/press.json';
import enSearch from '@messages/en/search.json';
import enSections from '@messages/en/sections.json';
import enSeo from '@messages/en/seo.json';
import enSurfaces from '@messages/en/surfaces.json';
import enUi from '@messages/en/ui.json';
import enValidation from '@messages/en/validation.json';
import viArticles from '@messages/vi/articles.json';
import viCommon from '@messages/vi/common.json';
import viComparisons from '@messages/vi/comparisons.json';
import viConsent from '@messages/vi/consent.json';
import viErrorMessage from '@messages/vi/error-message.json';
import viErrors from '@messages/vi/errors.json';
import viEvents from '@messages/vi/events.json';
import viForms from '@messages/vi/forms.json';
import viGallery from '@messages/vi/gallery.json';
import viStories from '@messages/vi/stories.json';
import viHelp from '@messages/vi/help.json';
import viLibrary from '@messages/vi/library.json';
import viLinks from '@messages/vi/links.json';
import viMails from '@messages/vi/mails.json';
import viMarketplace from '@messages/vi/marketplace.json';
import viOpenings from '@messages/vi/openings.json';
import viPictures from '@messages/vi/pictures.json';
import viPress from '@messages/vi/press.json';
import viSearch from '@messages/vi/search.json';
import viSections from '@messages/vi/sections.json';
import viSeo from '@messages/vi/seo.json';
import viSurfaces from '@messages/vi/surfaces.json';
import viUi from '@messages/vi/ui.json';
import viValidation from '@messages/vi/validation.json';

const vi = {
  articles: viArticles,
  common: viCommon,
  comparisons: viComparisons,
  consent: viConsent,
  'error-message': viErrorMessage,
  errors: viErrors,
  events: viEvents,
  forms: viForms,
  gallery: viGallery,
  stories: viStories,
  help: viHelp,
  library: viLibrary,
  links: viLinks,
  mails: viMails,
  marketplace: viMarketplace,
  openings: viOpenings,
  pictures: viPictures,
  press: viPress,
  search: viSearch,
  sections: viSections,
  seo: viSeo,
  surfaces: viSurfaces,
  ui: viUi,
  validation: viValidation,
};

export type Messages = typeof vi;
export type Namespace = keyof Messages;

export const resources = {
  vi,
  en: {
    articles: enArticles,
    common: enCommon,
    comparisons: enComparisons,
    consent: enConsent,
    'error-message': enErrorMessage,
    errors: enErrors,
    events: enEvents,
    forms: enForms,
    gallery: enGallery,
    stories: enStories,
    help: enHelp,
    library: enLibrary,
    links: enLinks,
    mails: enMails,
    marketplace: enMarketplace,
    openings: enOpenings,
    pictures: enPictures,
    press: enPress,
    search: enSearch,
    sections: enSections,
    seo: enSeo,
    surfaces: enSurfaces,
    ui: enUi,
    validation: enValidation,
  },
};
