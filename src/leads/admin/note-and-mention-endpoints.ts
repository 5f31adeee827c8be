import { z } from 'zod';
import { seeMentions } from '../management/unseen-mentions';
import { writeNote } from '../management/write-lead-note';
import { MAX_NOTE_LENGTH, MAX_MENTIONS } from '../schema/note-lengths';
import { cleanText } from '../schema/clean-text';
import { readJson } from '@/lib/request-body';
import {
  answer,
  badRequest,
  forRecord,
  MAX_ID,
  isSalesOrAdminUser,
  notFound,
  refusal,
} from './endpoint-access';

const noteSchema = z.object({
  key: z.uuid(),
  text: z
    .string()
    .max(2 * MAX_NOTE_LENGTH)
    .transform((text) => cleanText(text))
    .pipe(z.string().min(1).max(MAX_NOTE_LENGTH)),
  mentions: z.array(z.int().min(1).max(MAX_ID)).max(MAX_MENTIONS).default([]),
});

/**
 * POST /api/leads/:id/note `{ key, text, mentions? }`: saves a note once per key, and notifies those colleagues of
 * `mentions` whose `@name` is in the text. Answers `{ note, told }`: `told` are the accounts that get a mail, without
 * accounts that may not see leads (any more).
 */
export const saveNote = forRecord(isSalesOrAdminUser, 'lead', async (req, id, user) => {
  const sent = noteSchema.safeParse(await readJson(req));
  if (!sent.success) {
    return badRequest(
      `Send { key, text, mentions }: a UUID, a text, and the ids of ${MAX_MENTIONS} colleagues at most`,
    );
  }
  const written = await writeNote(req.payload, id, user, sent.data);
  if ('note' in written) return Response.json(written);
  if (written.refused === 'no-lead') return notFound('No such lead');
  return refusal(
    409,
    written.refused,
    'This note was saved in other words before; see the history',
  );
});

/** POST /api/leads/:id/mentions/seen: marks the mentions on a lead as seen, because the user has opened the lead. */
export const seeMentionsOfLead = forRecord(isSalesOrAdminUser, 'lead', async (req, id) =>
  answer({ seen: await seeMentions(req, { lead: id }) }),
);

/** POST /api/lead-mentions/:id/seen: marks a mention as seen, because the user has dismissed it on the dashboard. */
export const seeMention = forRecord(isSalesOrAdminUser, 'mention', async (req, id) =>
  answer({ seen: await seeMentions(req, { mention: id }) }),
);
