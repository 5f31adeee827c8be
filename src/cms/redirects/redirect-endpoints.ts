import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { limitedBody } from '@/lib/request-body';
import { forEditors, readId, readObject, routeId } from '../editorial/endpoint-access-and-input';
import { importRedirects } from './import-redirects-from-csv';
import { moveDocument, planMove } from './move-page-url';
import { readerTarget } from './redirect-hooks';

/**
 * Reads the new URL from the request.
 * @throws APIError 400 when there is none
 */
function wantedName(value: unknown): string {
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  throw new APIError('A new address is needed', 400, null, true);
}

/** GET /api/<type>/:id/move?to=… previews a move; POST with `{ "to": … }` carries it out. */
export function moveEndpoints(collection: string): Endpoint[] {
  return [
    {
      path: '/:id/move',
      method: 'get',
      handler: forEditors(async (req) => {
        const value = wantedName(req.searchParams.get('to'));
        return Response.json(await planMove(req, { collection, id: routeId(req), value }));
      }),
    },
    {
      path: '/:id/move',
      method: 'post',
      handler: forEditors(async (req) => {
        const value = wantedName((await readObject(req)).to);
        return Response.json(await moveDocument(req, { collection, id: routeId(req), value }));
      }),
    },
  ];
}

const MAX_BYTES = 1_000_000;

async function readText(req: PayloadRequest): Promise<string> {
  const body = await limitedBody(req, MAX_BYTES);
  if (body && body.length > 0) return body.toString('utf8');
  throw new APIError('A CSV text of at most 1 MB is needed', 400, null, true);
}

/** POST /api/redirects/import with a CSV text: imports redirects and answers the result of each row. */
export const importEndpoint: Endpoint = {
  path: '/import',
  method: 'post',
  handler: forEditors(async (req) => {
    const rows = await importRedirects(req, await readText(req));
    return Response.json({ rows });
  }),
};

/**
 * GET /api/redirects/target?from=…&to=…: what readers of the old URL would meet when it is not a published page; null
 * otherwise. `from` is missing while the editor has not typed it; `id` names the saved redirect that is being edited.
 */
export const targetEndpoint: Endpoint = {
  path: '/target',
  method: 'get',
  handler: forEditors(async (req) => {
    const { searchParams } = req;
    const id = searchParams.get('id');
    const { problem } = await readerTarget(req, {
      id: id === null ? undefined : readId(id),
      from: searchParams.get('from')?.trim() ?? '',
      to: wantedName(searchParams.get('to')),
    });
    return Response.json({ problem });
  }),
};
