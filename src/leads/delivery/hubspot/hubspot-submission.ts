import { localizedPath, storedLocale } from '@/i18n/locales';
import { env } from '@/lib/env';
import type { CrmLead } from '../lead-data-for-crms';

/*
 * The body of HubSpot's Forms API, "Submit data to a form"
 * (developers.hubspot.com/docs/api-reference/legacy/marketing/forms/v3-legacy, read 2026-11-21).
 */

/** HubSpot's id of the object type "contact", to which the properties belong. */
const CONTACT = '0-1';

/** The oldest time that the API accepts for a submission; an older lead is sent without a time. */
const MAX_SUBMISSION_AGE_MS = 28 * 86_400_000;

/**
 * The URL of the lead's page with the delivery's key, which identifies the submission in HubSpot. Contains no personal
 * data.
 */
const pageUri = ({ lead, key }: CrmLead): string => {
  const locale = storedLocale(lead.locale);
  const path = localizedPath(locale, lead.page?.startsWith('/') ? lead.page : '/');
  return `${env().SITE_URL}${path}?lead=${key}`;
};

const siteOrName = ({ lead }: CrmLead): string =>
  lead.kind === 'book-demo' ? 'website' : 'company';

export function submissionBody(crmLead: CrmLead, now = Date.now()) {
  const { lead, consents } = crmLead;
  const values: [string, string | null | undefined][] = [
    ['email', lead.email],
    ['firstname', lead.name],
    ['phone', lead.phoneE164 ?? lead.phone],
    [siteOrName(crmLead), lead.company],
    ['jobtitle', lead.jobTitle],
    ['industry', lead.industry],
    ['message', lead.description],
  ];
  const subscription = env().HUBSPOT_SUBSCRIPTION_ID;
  const reply = consents.find(({ purpose }) => purpose === 'reply');
  const marketing = consents.find(({ purpose }) => purpose === 'marketing');
  const received = Date.parse(lead.createdAt);
  return {
    ...(now - received < MAX_SUBMISSION_AGE_MS ? { submittedAt: String(received) } : {}),
    fields: values.flatMap(([name, value]) =>
      value ? [{ objectTypeId: CONTACT, name, value }] : [],
    ),
    context: { pageUri: pageUri(crmLead), pageName: lead.kind },
    ...(reply?.granted
      ? {
          legalConsentOptions: {
            consent: {
              consentToProcess: true,
              text: reply.text,
              communications:
                subscription === undefined || !marketing
                  ? []
                  : [
                      {
                        value: marketing.granted,
                        subscriptionTypeId: subscription,
                        text: marketing.text,
                      },
                    ],
            },
          },
        }
      : {}),
  };
}
