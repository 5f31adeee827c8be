import type { CollectionSlug, Endpoint } from 'payload';
import { forEditors, readObject } from '../desk/answers';
import { requestLocale } from '../desk/publishable';
import { checkDocument } from './check-document';
import { gatherKnowledge } from './gather';

/** POST /api/<type>/check?locale=vi with `{ "data": … }`: the findings for a form as it stands. */
export function checkEndpoint(collection: string): Endpoint {
  return {
    path: '/check',
    method: 'post',
    handler: forEditors(async (req) => {
      const { data } = await readObject(req);
      const document = typeof data === 'object' && data !== null ? { ...data } : {};
      const { config } = req.payload.collections[collection as CollectionSlug];
      const asked = { req, locale: requestLocale(req) };
      const knowledge = await gatherKnowledge(asked, config, document);
      return Response.json({ findings: checkDocument(config.fields, document, knowledge) });
    }),
  };
}
