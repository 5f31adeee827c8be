import type { PayloadHandler, PayloadRequest } from 'payload';

/** The greatest `integer` of Postgres; a greater id would cause a database error. */
export const MAX_ID = 2 ** 31 - 1;

export const isAdminUser = ({ user }: PayloadRequest): boolean => user?.role === 'admin';

export const isSalesOrAdminUser = ({ user }: PayloadRequest): boolean =>
  user?.role === 'admin' || user?.role === 'sales';

export const isEventTeamSalesOrAdminUser = (req: PayloadRequest): boolean =>
  isSalesOrAdminUser(req) || req.user?.role === 'event-team';

export const isEditorOrAdminUser = ({ user }: PayloadRequest): boolean =>
  user?.role === 'admin' || user?.role === 'editor';

/** The language in which the signed-in person uses the admin. */
export const languageOf = ({ i18n }: PayloadRequest): 'vi' | 'en' =>
  i18n.language === 'en' ? 'en' : 'vi';

export function readId(sent: unknown): number | null {
  const id = Number(sent);
  return Number.isSafeInteger(id) && id >= 1 && id <= MAX_ID ? id : null;
}

const idOf = (req: PayloadRequest): number | null => readId(req.routeParams?.id);

export const answer = (body: Record<string, number>) => Response.json(body);

export const refusal = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status });

export const forbidden = () => refusal(403, 'forbidden', 'Your role may not do this');
export const badRequest = (message: string) => refusal(400, 'bad-request', message);
export const conflict = (message: string) => refusal(409, 'conflict', message);
export const unavailable = (message: string) => refusal(503, 'unavailable', message);
export const notFound = (message: string) => refusal(404, 'not-found', message);

type User = NonNullable<PayloadRequest['user']>;

/** Makes an endpoint about one record: 403 without permission; 400, which names the record, without a valid id. */
export const forRecord =
  (
    isLetIn: (req: PayloadRequest) => boolean,
    name: string,
    handle: (req: PayloadRequest, id: number, user: User) => Promise<Response>,
  ): PayloadHandler =>
  async (req) => {
    if (!req.user || !isLetIn(req)) return forbidden();
    const id = idOf(req);
    return id === null ? badRequest(`Not a ${name} id`) : handle(req, id, req.user);
  };

/** An HTML answer for staff, neither cached nor indexed. */
export const page = (html: string | ReadableStream<Uint8Array>) =>
  new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
