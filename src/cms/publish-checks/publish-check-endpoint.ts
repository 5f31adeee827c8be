import type { CollectionSlug, Endpoint } from 'payload';
import { forEditors, readObject } from '../editorial/endpoint-access-and-input';
import { requestLocale } from '../editorial/published-and-newest-versions';
import { checkDocument } from './check-document';
import { loadContext } from './load-check-context';

/**
 * POST /api/<type>/check?locale=vi with `{ "data": … }`: the findings of the publish checks for the current values of a
 * form.
 */
export function checkEndpoint(collection: string): Endpoint {
  return {
    path: '/check',
    method: 'post',
    handler: forEditors(async (req) => {
      const { data } = await readObject(req);
      const document = typeof data === 'object' && data !== null ? { ...data } : {};
      const { config } = req.payload.collections[collection as CollectionSlug];
      const asked = { req, locale: requestLocale(req) };
      const knowledge = await loadContext(asked, config, document);
      return Response.json({ findings: checkDocument(config.fields, document, knowledge) });
    }),
  };
}
