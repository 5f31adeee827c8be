import { z } from 'zod';
import { env } from '@/lib/env';
import { callCrm, type CrmRequest } from '../crm-request';
import { AttemptError } from '../delivery-errors';

export type Address = { path: string; query?: Readonly<Record<string, string>> };

/** The URL of an endpoint of the account. */
export function urlOf({ path, query = {} }: Address): string {
  const { PIPEDRIVE_URL, PIPEDRIVE_DOMAIN } = env();
  const base = PIPEDRIVE_URL ?? `https://${PIPEDRIVE_DOMAIN}.pipedrive.com`;
  const url = new URL(`${base.replace(/\/+$/, '')}${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.toString();
}

const headers = () => ({ 'x-api-token': env().PIPEDRIVE_API_TOKEN ?? '' });

const made = z.object({ success: z.literal(true), data: z.object({ id: z.number().int() }) });

/**
 * Validates the shape of an answer. One that differs from the documentation fails the attempt; `isOpen` as in {@link
 * AttemptError}.
 */
function shaped<T>(schema: z.ZodType<T>, answer: unknown, isOpen: boolean): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new AttemptError('BAD_ANSWER', isOpen);
  return parsed.data;
}

/** Adds a record and returns its id. @throws as callCrm; AttemptError for another answer than documented */
export async function add(request: CrmRequest): Promise<number> {
  return shaped(made, await callCrm(request, headers()), true).data.id;
}

/** Reads a list of records, or the results of a search. */
export async function read<T>(address: Address, schema: z.ZodType<T>): Promise<T> {
  return shaped(schema, await callCrm({ method: 'GET', url: urlOf(address) }, headers()), false);
}
