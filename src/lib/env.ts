import { z } from 'zod';
import { HOST } from './image-hosts';

const flag = z
  .enum(['true', 'false', ''])
  .default('false')
  .transform((value) => value === 'true');

const digits = (from: number, to: number, fallback: number) =>
  z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .string()
      .regex(/^\d+$/, 'must be a whole number')
      .transform(Number)
      .pipe(z.number().min(from).max(to))
      .default(fallback),
  );

const address = (protocols: RegExp, wanted: string) =>
  z.string().refine((value) => protocols.test(value) && URL.canParse(value), wanted);

const host = z.string().regex(HOST, 'must be a host such as assets.example.com');

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** An empty string in an environment file means "not set". */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Origins of other sites, divided by commas: `https://a.example,https://b.example`. */
const origins = z
  .string()
  .default('')
  .transform((value) => value.split(',').map((origin) => origin.trim()))
  .transform((list) => list.filter((origin) => origin !== ''))
  .refine(
    (list) => list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    {
      error: 'must be origins such as https://www.example.com, divided by commas',
    },
  );

/** What a provider calls an account, a portal or a form. */
const providerId = optional(
  z.string().regex(/^[\w.:-]{1,100}$/, 'must be letters, digits, dots, colons and dashes'),
);

const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, 'must be a whole number')
  .transform(Number);

/** Another address for a vendor's programming interface; what is sent there is personal data. */
const vendorUrl = optional(
  httpUrl.refine(
    (value) =>
      value.startsWith('https:') ||
      (process.env.ALLOW_LOOPBACK_TARGETS === 'true' &&
        /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(value).hostname)),
    'must start with https://, or be a loopback address while ALLOW_LOOPBACK_TARGETS is true',
  ),
);

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: digits(1, 65_535, 3000),
  /** Public origin; read while serving, never while building. */
  SITE_URL: optional(
    httpUrl.refine((value) => /^https?:\/\/[^/?#]+\/?$/i.test(value), 'must have no path'),
  ),
  DATABASE_URL: address(/^postgres(ql)?:\/\//, 'must be an address that starts with postgres://'),
  DATA_DIR: z.string().default('data'),
  PAYLOAD_SECRET: z.string().min(24, 'must have at least 24 characters'),
  INTERNAL_SECRET: z.string().min(24, 'must have at least 24 characters'),
  CMS_URL: optional(httpUrl),
  CMS_STORAGE_HOST: optional(host),
  PUBLIC_ASSETS_HOST: optional(host),
  CONTRACT_ORIGINS: origins,
  CONTRACT_INTROSPECTION: flag,
  LOGIN_URL: optional(httpUrl),
  ADMIN_EMAIL: optional(z.email()),
  ADMIN_PASSWORD: optional(z.string().min(12, 'must have at least 12 characters')),
  LEAD_WEBHOOK_URL: optional(httpUrl),
  LEAD_WEBHOOK_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
  LEAD_ADS_VERIFY_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  LEAD_ADS_APP_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
  LEAD_ADS_ACCESS_TOKEN: optional(z.string()),
  LEAD_ADS_GRAPH_URL: vendorUrl,
  PIPEDRIVE_API_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  PIPEDRIVE_DOMAIN: optional(
    z.string().regex(/^[a-z\d-]+$/i, 'must be the first part of your-company.pipedrive.com'),
  ),
  PIPEDRIVE_URL: vendorUrl,
  PIPEDRIVE_STAGE_ID: optional(wholeNumber),
  PIPEDRIVE_LEAD_FIELD: optional(
    z.string().regex(/^[a-f\d]{40}$/, 'must be the key of a custom field of deals, 40 characters'),
  ),
  HUBSPOT_PORTAL_ID: optional(z.string().regex(/^\d+$/, 'must be a number')),
  HUBSPOT_FORM_GUID: optional(z.uuid()),
  HUBSPOT_ACCESS_TOKEN: optional(z.string()),
  HUBSPOT_SUBSCRIPTION_ID: optional(wholeNumber),
  HUBSPOT_URL: vendorUrl,
  SMTP_URL: optional(
    address(/^smtps?:\/\//, 'must be an address that starts with smtp:// or smtps://'),
  ),
  FORM_RATE_LIMIT: digits(1, 1_000_000, 60),
  ALLOW_LOOPBACK_TARGETS: flag,
  SHOW_GALLERY: flag,
  TAG_MANAGER_SCRIPT_URL: optional(httpUrl),
  TAG_MANAGER_ID: providerId,
  TAG_MANAGER_ORIGINS: origins,
  SESSION_RECORDING_SCRIPT_URL: optional(httpUrl),
  SESSION_RECORDING_ID: providerId,
  SESSION_RECORDING_ORIGINS: origins,
  ANALYTICS_SDK_SCRIPT_URL: optional(httpUrl),
  ANALYTICS_SDK_ID: providerId,
  ANALYTICS_SDK_ORIGINS: origins,
  CRM_SCRIPT_URL: optional(httpUrl),
  CRM_SCRIPT_ID: providerId,
  CRM_SCRIPT_ORIGINS: origins,
  SURVEY_WIDGET_SCRIPT_URL: optional(httpUrl),
  SURVEY_WIDGET_ID: providerId,
  SURVEY_WIDGET_ORIGINS: origins,
  EMBED_FORM_SCRIPT_URL: optional(httpUrl),
  EMBED_FORM_ORIGINS: origins,
  EMBED_FORM_PORTAL_ID: providerId,
  EMBED_FORM_ID_BOOK_DEMO: providerId,
  EMBED_FORM_ID_EVENT_LISTING: providerId,
  TRUSTED_PROXIES: digits(0, 10, 0),
});

export type Env = Omit<z.infer<typeof schema>, 'SITE_URL'> & { SITE_URL: string };

let cached: Env | undefined;

/**
 * The environment, validated once at first use.
 *
 * @throws Error naming every wrong variable and what it should be; values are never repeated, they may be secrets.
 */
export function env(): Env {
  if (cached) return cached;
  const parsed = schema.safeParse(process.env);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not valid. ${faults.join('; ')}`);
  }
  const siteUrl = parsed.data.SITE_URL ?? `http://localhost:${parsed.data.PORT}`;
  cached = { ...parsed.data, SITE_URL: siteUrl.replace(/\/+$/, '') };
  return cached;
}
