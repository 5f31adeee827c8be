import type { ScriptId } from '@/lib/third-party-scripts';
import type { Service } from './third-party-service-type';

type AnalyticsSdk = { track?: (event: string, properties: Record<string, string>) => unknown };

declare global {
  interface Window {
    analytics?: AnalyticsSdk;
    surveyWidgetSettings?: Record<string, unknown>;
  }
}

type VendorSetup = {
  /** A function that runs before the script is requested. */
  before?: (service: Service) => void;
  /** A function that runs after the script has run. */
  after?: () => void;
};

/** The container of the survey widget: an element of ours, so that its position does not depend on the widget. */
export const SURVEY_PLACE = 'survey-widget';
/** The distance of the survey widget from the bottom of the window, in pixels (spec §7). */
const SURVEY_BOTTOM = 100;

function prepareSurvey({ account }: Service): void {
  const place = document.createElement('div');
  place.id = SURVEY_PLACE;
  place.className = 'survey-place';
  document.body.append(place);
  window.surveyWidgetSettings = {
    account,
    target: `#${SURVEY_PLACE}`,
    // The survey opens completely or not at all, never as a small tab that has to be clicked (spec §7).
    state: 'maximised',
    minimisable: false,
    bottom: SURVEY_BOTTOM,
  };
}

/**
 * The code that each third-party service needs around its script, from its vendor's documentation (docs/third-party).
 */
export const vendorSetups: Partial<Record<ScriptId, VendorSetup>> = {
  tagManager: {
    before: () => {
      window.dataLayer ??= [];
      window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    },
  },
  analyticsSdk: {
    // The page view is reported after the window has loaded, like all third-party requests, and without the query of
    // the URL (docs/architecture.md, rule 7).
    after: () => {
      const { pathname } = window.location;
      window.analytics?.track?.('Page Loaded', {
        path: pathname,
        language: document.documentElement.lang,
      });
    },
  },
  surveyWidget: { before: prepareSurvey },
};
