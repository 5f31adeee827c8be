import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import type { Redirect } from '@/payload-types';
import { say } from '../fields/bilingual-admin-text';
import { env } from '@/lib/env';
import { fieldError } from '@/lib/field-validation-error';
import { lastTarget, leadingTo } from './redirect-chains';
import { liveLanguagesAt } from '../editorial/published-languages-of-url';
import { targetProblem, type TargetProblem } from './redirect-target';

const MAX_RULES = 10_000;

/** The redirect rules, MAX_RULES at most, without the one with this id. */
async function otherRules(req: PayloadRequest, id?: number): Promise<Redirect[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: id === undefined ? {} : { id: { not_equals: id } },
    limit: MAX_RULES,
    depth: 0,
    req,
  });
  return docs;
}

export const redirectLabels = {
  from: { vi: 'Địa chỉ cũ', en: 'Old address' },
  to: { vi: 'Dẫn tới', en: 'Leads to' },
};

function refuse(req: PayloadRequest, path: 'from' | 'to', message: string): never {
  throw fieldError(req, 'redirects', [{ label: redirectLabels[path], path, message }]);
}

export const siteOrigin = (): string => new URL(env().SITE_URL).origin;

/** Where readers of an old URL arrive, and what is wrong there. For a loop, `target` is the given target. */
type ReaderTarget = { target: string; problem: TargetProblem | null };

/**
 * Follows a redirect through the other rules to where readers arrive.
 * @param req the editor's request, in whose language the problem is worded
 * @param redirect `id` is that of the saved rule, which is not followed itself
 */
export async function readerTarget(
  req: PayloadRequest,
  { id, from, to }: { id?: number | undefined; from: string; to: string },
): Promise<ReaderTarget> {
  const target = lastTarget({ from, to }, await otherRules(req, id), siteOrigin());
  if (target !== null) return { target, problem: await targetProblem(req, target) };
  const message = say(
    req,
    'Chuyển hướng này sẽ đi thành vòng tròn và không dẫn tới đâu.',
    'This redirect would lead in a circle and arrive nowhere.',
  );
  return { target: to, problem: { kind: 'refusal', message } };
}

/**
 * Validates a redirect rule: it must not hide a published page, form a loop, or lead to a page that does not exist.
 * @returns the final target
 * @throws ValidationError saying which of the three it would do
 */
export async function refuseWrongRedirect(
  req: PayloadRequest,
  { id, from, to }: { id?: number; from: string; to: string },
): Promise<string> {
  const live = await liveLanguagesAt(req, from);
  if (live.vi || live.en) {
    refuse(
      req,
      'from',
      say(
        req,
        'Đang có trang ở địa chỉ này; một chuyển hướng không bao giờ che mất trang.',
        'A page is live at this address; a redirect never hides a page.',
      ),
    );
  }
  const { target, problem } = await readerTarget(req, { id, from, to });
  if (problem?.kind === 'refusal') refuse(req, 'to', problem.message);
  return target;
}

/** Replaces a target that is itself redirected by the final target. */
export const flattenAndRefuse: CollectionBeforeChangeHook<Redirect> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (req.context.flatteningRedirects) return data; // the target was checked with the rule that was saved
  const from = data.from ?? originalDoc?.from ?? '';
  const to = data.to ?? originalDoc?.to ?? '';
  return { ...data, to: await refuseWrongRedirect(req, { id: originalDoc?.id, from, to }) };
};

/** Rewrites earlier rules whose target is this old URL, so that they redirect straight to its target. */
export const flattenEarlier: CollectionAfterChangeHook<Redirect> = async ({ doc, req }) => {
  if (req.context.flatteningRedirects) return;
  const earlier = leadingTo(doc, await otherRules(req, doc.id), siteOrigin());
  if (earlier.length === 0) return;
  req.context.flatteningRedirects = true;
  try {
    for (const rule of earlier) {
      await req.payload.update({
        collection: 'redirects',
        id: rule.id,
        data: { to: rule.to },
        req,
      });
    }
  } finally {
    // An import goes on with this request after a refused row, and its later rows have to be checked.
    req.context.flatteningRedirects = false;
  }
};
