import { isolateObjectProperty, type PayloadRequest } from 'payload';

/**
 * A copy of a save's request for reading in another language within its transaction. Payload writes the language of
 * each read into the request; with the save's own request, the rest of the save would write texts of one language into
 * the other.
 */
export function inLanguage(req: PayloadRequest, locale: PayloadRequest['locale']): PayloadRequest {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale']);
  own.locale = locale;
  return own;
}
