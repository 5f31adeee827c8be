import { readFileSync } from 'node:fs';
import { log } from '../lib/print-command-progress.mjs';
import { inRoot } from '../lib/project-paths.mjs';
import { refuse } from './refuse-request.mjs';

/** The ids of this build's server functions, which the admin's screens call. */
function knownIds() {
  const file = inRoot('.next/server/server-reference-manifest.json');
  const { node, edge } = JSON.parse(readFileSync(file, 'utf8'));
  return new Set([...Object.keys(node), ...Object.keys(edge)]);
}

/**
 * Refuses server function calls with an id that this build does not have: from a page that was open during an upgrade,
 * or invented. The framework would log an error with a stack. A response header lets the page's script distinguish this
 * from a failure.
 */
export function unknownCalls() {
  const known = knownIds();
  return (request, response) => {
    if (known.has(request.headers['next-action'])) return false;
    const refusal = { status: 404, code: 'unknown-function' };
    log('warn', 'admin.call-refused', refusal);
    refuse(request, response, {
      ...refusal,
      message: 'This page is of another version of the site; reload it',
      headers: { 'X-Nextjs-Action-Not-Found': '1' },
    });
    return true;
  };
}
