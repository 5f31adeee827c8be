import type { PayloadRequest } from 'payload';
import { refusal } from './deletion-refusal-message';
import type { DocumentUse } from './find-document-uses';

/** How long a warning before a used document is deleted or unpublished is remembered for an editor. */
const WARNING_MEMORY_MS = 60 * 60_000;

/** A document and what is about to be done with it: a warning about one act does not count for the other. */
type Act = { act: 'bin' | `unpublish-${string}`; collection: string; id: number };

const keyOf = ({ act, collection, id }: Act): string => `${act}-warned-${collection}-${id}`;

async function find(req: PayloadRequest, ref: Act) {
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: keyOf(ref) } },
        { 'user.value': { equals: req.user?.id } },
        { 'user.relationTo': { equals: 'users' } },
      ],
    },
    limit: 1,
    depth: 0,
    req,
  });
  return docs[0];
}

const listed = (places: readonly DocumentUse[]): string =>
  places
    .map(({ href }) => href)
    .toSorted()
    .join(' ');

/** Whether this editor has been warned of exactly these uses within the time that warnings are remembered. */
async function wasWarned(
  req: PayloadRequest,
  ref: Act,
  places: readonly DocumentUse[],
): Promise<boolean> {
  const told = await find(req, ref);
  if (!told?.updatedAt || Date.now() - Date.parse(told.updatedAt) > WARNING_MEMORY_MS) return false;
  return told.value === listed(places);
}

/** Stores the warning in the editor's preferences in the CMS. */
async function rememberWarning(
  req: PayloadRequest,
  ref: Act,
  places: readonly DocumentUse[],
): Promise<void> {
  const user = req.user;
  if (user?.collection !== 'users') return;
  const told = await find(req, ref);
  const value = listed(places);
  const common = { collection: 'payload-preferences', req } as const;
  if (told) {
    await req.payload.update({ ...common, id: told.id, data: { value } });
    return;
  }
  await req.payload.create({
    ...common,
    data: { key: keyOf(ref), value, user: { relationTo: 'users', value: user.id } },
  });
}

/**
 * Refuses an action once, to warn an editor of the places where a document is used. The same action with the same
 * places is not refused again.
 * @param warning the text of the warning, in the editor's language
 * @throws APIError 409 with the text, the first time
 */
export async function warnOnce(
  req: PayloadRequest,
  ref: Act,
  { places, warning }: { places: readonly DocumentUse[]; warning: () => string },
): Promise<void> {
  if (places.length === 0 || (await wasWarned(req, ref, places))) return;
  await rememberWarning(req, ref, places);
  throw refusal(warning());
}
