import { APIError, type PayloadHandler, type PayloadRequest, ValidationError } from 'payload';

/** Ids are Postgres integers; a greater one would be an error of the database. */
const GREATEST_ID = 2 ** 31 - 1;

/** A refusal in our shape and in that of the CMS, whose own screens read `errors`. */
export const refuse = (status: number, code: string, message: string): Response =>
  Response.json({ code, message, errors: [{ message }] }, { status });

/** What an endpoint answers; what it throws about the request is an answer with a code and a message. */
async function answered(handle: () => Promise<Response>): Promise<Response> {
  try {
    return await handle();
  } catch (error) {
    if (error instanceof ValidationError) {
      const { errors } = error.data;
      return Response.json({ code: 'invalid', message: error.message, errors }, { status: 400 });
    }
    if (error instanceof APIError && error.status < 500) {
      return refuse(error.status, 'refused', error.message);
    }
    throw error;
  }
}

/** An endpoint for editors and admins; others get 403. */
export function forEditors(handle: (req: PayloadRequest) => Promise<Response>): PayloadHandler {
  return async (req) => {
    if (req.user?.role !== 'admin' && req.user?.role !== 'editor') {
      return refuse(403, 'forbidden', 'Only editors and admins do this');
    }
    return answered(() => handle(req));
  };
}

export type Colleague = NonNullable<PayloadRequest['user']>;

/** An endpoint for whoever is signed in; others get 401. */
export function forColleagues(
  handle: (req: PayloadRequest, user: Colleague) => Promise<Response>,
): PayloadHandler {
  return async (req) => {
    const { user } = req;
    if (!user) return refuse(401, 'unauthorised', 'Sign in first');
    return answered(() => handle(req, user));
  };
}

/** @throws APIError 400 when the address of the request names no id */
export function routeId(req: PayloadRequest): number {
  const id = Number(req.routeParams?.id);
  if (Number.isSafeInteger(id) && id > 0 && id <= GREATEST_ID) return id;
  throw new APIError('Not an id', 400, null, true);
}

/** @throws APIError 400 when the body is no JSON object */
export async function readObject(req: PayloadRequest): Promise<Record<string, unknown>> {
  const body: unknown = await req.json?.().catch(() => null);
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  throw new APIError('A JSON object is needed', 400, null, true);
}
