import type { PayloadRequest } from 'payload';

/** Ids are Postgres integers; a greater one would be an error of the database. */
const GREATEST_ID = 2 ** 31 - 1;

export const isSalesOrAdminUser = ({ user }: PayloadRequest): boolean =>
  user?.role === 'admin' || user?.role === 'sales';

export const isAtTheDoorUser = (req: PayloadRequest): boolean =>
  isSalesOrAdminUser(req) || req.user?.role === 'event-team';

export const isEditorOrAdminUser = ({ user }: PayloadRequest): boolean =>
  user?.role === 'admin' || user?.role === 'editor';

/** The id in the address, or null when it can not be one. */
export function idOf(req: PayloadRequest): number | null {
  const id = Number(req.routeParams?.id);
  return Number.isSafeInteger(id) && id >= 1 && id <= GREATEST_ID ? id : null;
}

export const answer = (body: Record<string, number>) => Response.json(body);

const refusal = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status });

export const forbidden = () => refusal(403, 'forbidden', 'Your role may not do this');
export const badRequest = (message: string) => refusal(400, 'bad-request', message);
export const conflict = (message: string) => refusal(409, 'conflict', message);
export const notFound = (message: string) => refusal(404, 'not-found', message);

/** A document of HTML that only the staff sees. */
export const page = (html: string) =>
  new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
