import { isolateObjectProperty, type PayloadRequest } from 'payload';

/**
 * The request of a save, to read something in another language within its transaction. Payload writes the language of
 * each reading into the request that it is given; with the save's own request, the rest of the save would write the
 * words of one language into the other.
 */
export function inLanguage(req: PayloadRequest, locale: PayloadRequest['locale']): PayloadRequest {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale']);
  own.locale = locale;
  return own;
}
