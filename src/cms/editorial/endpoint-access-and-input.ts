import { APIError, type PayloadHandler, type PayloadRequest, ValidationError } from 'payload';
import { readJson } from '@/lib/request-body';
import { isData } from '@/lib/is-json-object';

/** The largest Postgres integer; a greater id would cause a database error. */
const MAX_ID = 2 ** 31 - 1;

/** An error answer in our JSON form and in that of the CMS, whose screens read `errors`. */
export const refuse = (status: number, code: string, message: string): Response =>
  Response.json({ code, message, errors: [{ message }] }, { status });

/** Runs an endpoint; an error about the request is answered with a code and a message. */
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

/** Wraps an endpoint for editors and admins; others get 403. */
export function forEditors(handle: (req: PayloadRequest) => Promise<Response>): PayloadHandler {
  return async (req) => {
    if (req.user?.role !== 'admin' && req.user?.role !== 'editor') {
      return refuse(403, 'forbidden', 'Only editors and admins do this');
    }
    return answered(() => handle(req));
  };
}

export type Colleague = NonNullable<PayloadRequest['user']>;

/** Wraps an endpoint for signed-in users; others get 401. */
export function forColleagues(
  handle: (req: PayloadRequest, user: Colleague) => Promise<Response>,
): PayloadHandler {
  return async (req) => {
    const { user } = req;
    if (!user) return refuse(401, 'unauthorised', 'Sign in first');
    return answered(() => handle(req, user));
  };
}

/**
 * Reads an id that a request names.
 * @throws APIError 400 when it is no valid id
 */
export function readId(value: unknown): number {
  const id = Number(value);
  if (Number.isSafeInteger(id) && id > 0 && id <= MAX_ID) return id;
  throw new APIError('Not an id', 400, null, true);
}

/**
 * Reads the id in the request's path.
 * @throws APIError 400 when there is no valid id
 */
export const routeId = (req: PayloadRequest): number => readId(req.routeParams?.id);

/**
 * Reads the body of a request as a JSON object.
 * @throws APIError 400 for any other body
 */
export async function readObject(req: PayloadRequest): Promise<Record<string, unknown>> {
  const body = await readJson(req);
  if (isData(body)) return { ...body };
  throw new APIError('A JSON object is needed', 400, null, true);
}
