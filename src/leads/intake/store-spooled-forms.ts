import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/payload-database';
import { codeOf, errorChain } from '@/lib/causes-of-error';
import { errorFields, log } from '@/lib/write-log-line';
import { isDatabaseUnavailableError } from '@/lib/database-connection-errors';
import { DecryptionError } from '@/lib/encrypt-text';
import {
  read,
  deleteSpooled,
  removePartialFiles,
  setAside,
  waiting,
} from '../spool/spool-forms-on-disk';
import { type SpooledLead, derivedKey, parseSpooledLead } from './spooled-form-format';
import { contentHash, storeLead, type StoreResult } from './store-lead';

/** Postgres error classes 22 and 23: data exceptions and violated constraints (manual of Postgres, appendix A). */
const REFUSED = /^2[23]\w{3}$/;

/** Whether an error is permanent: storing this lead again would fail for the same reason. */
const isRefusal = (error: unknown): boolean =>
  errorChain(error).some(
    (fault) => fault.name === 'ValidationError' || REFUSED.test(codeOf(fault) ?? ''),
  );

async function setFileAside(name: string, error: unknown): Promise<void> {
  await setAside(name);
  log.error('lead-spool.aside', { file: name, ...errorFields(error) });
}

/** Reads a spooled lead; null when its file is gone, or could not be decrypted or parsed and was set aside. */
async function leadOf(name: string): Promise<SpooledLead | null> {
  const text = await read(name).catch(async (error: unknown) => {
    if (!(error instanceof DecryptionError)) throw error;
    await setFileAside(name, error);
    return null;
  });
  if (text === null) return null;
  try {
    return parseSpooledLead(text);
  } catch (error) {
    await setFileAside(name, error);
    return null;
  }
}

/**
 * Stores a lead under its key, so that retries and other processes find it instead of storing it again. If the key
 * belongs to a lead with other content, it is stored under a derived key.
 */
async function storeOnce(
  payload: Payload,
  { submission, acceptance }: SpooledLead,
): Promise<StoreResult> {
  const result = await storeLead(payload, submission, acceptance);
  const { envelope } = submission;
  if (result.outcome !== 'conflict' || !envelope.key) return result;
  const key = derivedKey(envelope.key, contentHash(submission));
  return storeLead(payload, { ...submission, envelope: { ...envelope, key } }, acceptance);
}

/** Stores a spooled lead, or sets it aside after a permanent error. */
async function storeOrPutAside(payload: Payload, name: string): Promise<void> {
  const lead = await leadOf(name);
  if (!lead) return;
  try {
    const { outcome, leadId } = await storeOnce(payload, lead);
    await deleteSpooled(name);
    log.info('lead.stored-later', { kind: lead.submission.kind, lead: leadId, outcome });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await setFileAside(name, error);
  }
}

const answers = (payload: Payload): Promise<boolean> =>
  databaseOf(payload)
    .drizzle.execute(sql`SELECT 1`)
    .then(
      () => true,
      () => false,
    );

/**
 * Stores a spooled lead, or sets it aside. Returns false when the lead has to wait for a retry.
 * @throws when the database is down
 */
async function storeOne(payload: Payload, name: string): Promise<boolean> {
  try {
    await storeOrPutAside(payload, name);
    return true;
  } catch (error) {
    // While the database still answers, the error concerns this lead alone. The lead is skipped, so that it does not
    // hold up the leads after it.
    if (isDatabaseUnavailableError(error) && !(await answers(payload))) throw error;
    log.warn('lead-spool.waiting', { file: name, ...errorFields(error) });
    return false;
  }
}

/**
 * Stores the spooled leads in the order in which they were accepted, each in its own transaction. A file is deleted
 * after the commit. When the process is killed between the two, the next attempt finds the lead by its key.
 * @param cms called only when a lead waits
 * @returns how many leads have to wait after a temporary error
 * @throws when the database is down, or the folder can not be read
 */
export async function storeSpooledForms(cms: () => Promise<Payload>): Promise<number> {
  await removePartialFiles();
  const names = await waiting();
  if (names.length === 0) return 0;
  const payload = await cms();
  let left = 0;
  for (const name of names) if (!(await storeOne(payload, name))) left += 1;
  return left;
}
