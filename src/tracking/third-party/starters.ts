import type { ScriptId } from '@/lib/third-party';
import type { Service } from './service';

type AnalyticsSdk = { track?: (event: string, properties: Record<string, string>) => unknown };

declare global {
  interface Window {
    analytics?: AnalyticsSdk;
    surveyWidgetSettings?: Record<string, unknown>;
  }
}

type Starter = {
  /** Runs before the script is asked for. */
  before?: (service: Service) => void;
  /** Runs once the script has run. */
  after?: () => void;
};

/** Where the survey widget lives: an element of ours, so that its place does not depend on the widget. */
export const SURVEY_PLACE = 'survey-widget';
/** Spec §7, in pixels. */
const SURVEY_BOTTOM = 100;

function prepareSurvey({ account }: Service): void {
  const place = document.createElement('div');
  place.id = SURVEY_PLACE;
  place.className = 'survey-place';
  document.body.append(place);
  window.surveyWidgetSettings = {
    account,
    target: `#${SURVEY_PLACE}`,
    // Open in full or not there: never a small tab that waits to be pressed (spec §7).
    state: 'maximised',
    minimisable: false,
    bottom: SURVEY_BOTTOM,
  };
}

/** What each tool needs around its script; the pages in docs/third-party say where that is from. */
export const starters: Partial<Record<ScriptId, Starter>> = {
  tagManager: {
    before: () => {
      window.dataLayer ??= [];
      window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    },
  },
  analyticsSdk: {
    // The window has loaded: nothing of others is asked for earlier. The query stays out (rule 7).
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
