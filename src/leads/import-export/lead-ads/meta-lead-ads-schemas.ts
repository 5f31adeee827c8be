import { z } from 'zod';

/*
 * Shapes of Meta's webhook for lead ads and of its Graph API
 * (developers.facebook.com: "Webhooks for Lead Ads", "Retrieving leads"; read 2026-11-21).
 */

const id = z.union([z.string().regex(/^[\w:-]{1,64}$/), z.number().int().transform(String)]);
const text = z.string().nullish();

const answers = z.array(z.object({ name: z.string(), values: z.array(z.string()) }));

/** A `leadgen` change in the webhook's body; only a relay adds `field_data`. */
const leadgen = z.object({
  leadgen_id: id,
  page_id: id.nullish(),
  form_id: id.nullish(),
  ad_id: id.nullish(),
  adgroup_id: id.nullish(),
  created_time: z.union([z.number(), z.string()]).nullish(),
  field_data: answers.nullish(),
});

export const notification = z.object({
  object: z.literal('page'),
  entry: z
    .array(
      z.object({
        changes: z.array(z.object({ field: z.string(), value: z.unknown() })).max(1000),
      }),
    )
    .max(1000),
});

export type Leadgen = z.infer<typeof leadgen>;

/** The lead of a change, or null for a change of another kind or shape. */
export function leadgenOf(value: unknown): Leadgen | null {
  const parsed = leadgen.safeParse(value);
  return parsed.success ? parsed.data : null;
}

export const graphLead = z.object({
  id,
  created_time: text,
  ad_id: id.nullish(),
  ad_name: text,
  adset_id: id.nullish(),
  adset_name: text,
  campaign_id: id.nullish(),
  campaign_name: text,
  form_id: id.nullish(),
  platform: text,
  field_data: answers,
});

export const graphFields = Object.keys(graphLead.shape).join(',');

export type Answers = z.infer<typeof answers>;
