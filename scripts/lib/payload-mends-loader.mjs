import { mended, PAYLOAD_UI } from './payload-mends.mjs';

/** The loader by which the admin's build replaces expressions of Payload. */
export default function mendPayload(source) {
  const place = this.resourcePath.replaceAll('\\', '/');
  return mended(place.slice(place.indexOf(PAYLOAD_UI) + PAYLOAD_UI.length), source);
}
