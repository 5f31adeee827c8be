import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { logRefusedRequests } from '@/cms/requests/log-refused-requests';
import { requireSecondFactor } from '@/cms/account/require-second-factor';
import { refuseOtherSites, withoutCaching } from '@/cms/requests/refuse-cross-site-requests';
import { type CmsHandler, refuseBadRequests } from '@/cms/requests/refuse-bad-requests';
import { inKnownLanguage } from '@/cms/requests/validate-request-language';
import { waitForRefresh } from '@/content/cache-refresh-listener';
import { servePicturesDuringOutage } from './serve-pictures-during-outage';

/** Wraps a handler of the CMS's API with checks that every request has to pass. */
const asked = (handler: CmsHandler): CmsHandler =>
  withoutCaching(
    refuseBadRequests(config, async (request, context) => {
      const known = inKnownLanguage(request);
      return known instanceof Response
        ? known
        : requireSecondFactor(config, handler)(known, context);
    }),
  );

/**
 * Wraps a handler that may save: requests from other sites are refused, and the answer is sent after the changed pages
 * are refreshed.
 */
const refreshing = (handler: CmsHandler): CmsHandler => {
  const answer = logRefusedRequests(config, refuseOtherSites(asked(handler)));
  return async (request, context) => {
    const response = await answer(request, context);
    await waitForRefresh();
    return response;
  };
};

export const GET = logRefusedRequests(config, servePicturesDuringOutage(asked(REST_GET(config))));
export const OPTIONS = asked(REST_OPTIONS(config));
export const POST = refreshing(REST_POST(config));
export const PUT = refreshing(REST_PUT(config));
export const PATCH = refreshing(REST_PATCH(config));
export const DELETE = refreshing(REST_DELETE(config));
