import type { CollectionSlug, PayloadRequest, TextFieldSingleValidation } from 'payload';
import { say } from '../fields/bilingual-admin-text';

type Wanted = {
  collection: string;
  id: number;
  field: 'path' | 'slug';
  value: string;
  from: string;
  to: string;
};

/** Validates the new URL with the field's own rule, as on creation. */
async function fieldProblem(req: PayloadRequest, wanted: Wanted): Promise<string | null> {
  const { collection, field: name, value, id } = wanted;
  const field = req.payload.collections[collection as CollectionSlug].config.fields.find(
    (one) => 'name' in one && one.name === name,
  );
  if (field?.type !== 'text' || !field.validate) return null;
  const validate = field.validate as TextFieldSingleValidation;
  const options = { ...field, id, req, data: {}, siblingData: {}, path: [name] };
  const answer = await validate(value, options as unknown as Parameters<typeof validate>[1]);
  return answer === true ? null : answer;
}

async function isTaken(req: PayloadRequest, wanted: Wanted): Promise<boolean> {
  const { collection, id, field, value } = wanted;
  const { totalDocs } = await req.payload.count({
    collection: collection as CollectionSlug,
    where: { and: [{ [field]: { equals: value } }, { id: { not_equals: id } }] },
    req,
  });
  return totalDocs > 0;
}

/** Why a document can not be moved to a URL, in the editor's language; null when it can. */
export async function addressMoveProblem(
  req: PayloadRequest,
  wanted: Wanted,
): Promise<string | null> {
  const { from, to } = wanted;
  if (from === '/') {
    return say(req, 'Trang chủ luôn ở /.', 'The home page stays at /.');
  }
  if (from === to) {
    return say(req, 'Đây đã là địa chỉ của trang.', 'This is its address already.');
  }
  const problem = await fieldProblem(req, wanted);
  if (problem) return problem;
  if (await isTaken(req, wanted)) {
    return say(req, `Đã có nội dung khác ở ${to}.`, `Something else is at ${to}.`);
  }
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { from: { equals: to } },
    limit: 1,
    depth: 0,
    req,
  });
  const rule = docs[0];
  if (!rule || rule.to === from) return null; // moving back to a former URL is allowed
  return say(
    req,
    `${to} đang chuyển hướng tới ${rule.to}; hãy xoá chuyển hướng đó trước.`,
    `${to} redirects to ${rule.to}; delete that redirect first.`,
  );
}
