import { mended, PAYLOAD } from './payload-mends.mjs';

/** The loader by which the admin's build replaces expressions of Payload. */
// oxlint-disable-next-line import/no-default-export -- the shape of a loader
export default function mendPayload(source) {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- the module's path is given in `this`
  const place = this.resourcePath.replaceAll('\\', '/');
  return mended(place.slice(place.indexOf(PAYLOAD) + PAYLOAD.length), source);
}
