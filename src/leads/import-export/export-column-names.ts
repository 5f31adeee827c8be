/** Header row of the registration / CRM list: the names and their order are the specification's (spec §3). */
export const registrationColumns = [
  'name',
  'salutation',
  'email',
  'phone',
  'company',
  'department',
  'industry',
  'job title',
  'UTM source',
  'UTM content',
  'registration date',
  'event name',
  'ticket type',
  'ticket quantity',
  'total price',
  'question',
  'hub',
  'deal',
] as const;

/**
 * Header row of the lead-ads list, by the key under which a row keeps each value (spec §3). Where the
 * specification puts "ids and names" together, each id stands before its name.
 */
export const adColumns = {
  dealId: 'CRM deal id',
  personId: 'CRM person id',
  organizationId: 'CRM organization id',
  stageId: 'CRM stage id',
  createdDate: 'created date',
  fullName: 'full name',
  email: 'email',
  phone: 'phone',
  jobTitle: 'job title',
  website: 'website',
  industry: 'industry',
  ordersPerMonth: 'orders per month',
  supportStaffCount: 'support staff count',
  adId: 'ad id',
  adName: 'ad name',
  adsetId: 'adset id',
  adsetName: 'adset name',
  campaignId: 'campaign id',
  campaignName: 'campaign name',
  formId: 'form id',
  formName: 'form name',
  pageId: 'page id',
  pageName: 'page name',
  leadId: 'lead id',
  sourceChannel: 'source channel',
  dealTitle: 'deal title',
  note: 'note',
  campaignOwner: 'campaign owner',
  utmSource: 'UTM source',
  utmMedium: 'UTM medium',
  utmCampaign: 'UTM campaign',
  utmTerm: 'UTM term',
  utmContent: 'UTM content',
} as const;

export type AdColumn = keyof typeof adColumns;

/** Columns filled by the CRM and by colleagues; an import ignores them. */
export const crmColumns = ['dealId', 'personId', 'organizationId', 'stageId'] as const;

export const adColumnKeys = Object.keys(adColumns) as AdColumn[];
