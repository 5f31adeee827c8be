import { readFileSync } from 'node:fs';
import { declarationsOf, isPacked, patched } from './payload-patches.mjs';

/** The loader by which the admin's build changes modules of Payload (next.config.ts). */
// oxlint-disable-next-line import/no-default-export -- the shape of a loader
export default function patchPayload(source) {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- the module's path is given in `this`
  const file = this.resourcePath.replaceAll('\\', '/');
  return patched(file, isPacked(file) ? readFileSync(declarationsOf(file), 'utf8') : source);
}
