import { readFileSync } from 'node:fs';
import { log } from '../lib/command-output.mjs';
import { inRoot } from '../lib/project-paths.mjs';
import { refuse } from './refuse-request.mjs';

/** The functions of this build that the admin's screens call on the server, by their ids. */
function knownIds() {
  const file = inRoot('.next/server/server-reference-manifest.json');
  const { node, edge } = JSON.parse(readFileSync(file, 'utf8'));
  return new Set([...Object.keys(node), ...Object.keys(edge)]);
}

/**
 * Refuses calls of functions that this build does not have: those of a page that was open during an upgrade, or invented
 * ones. The framework would log its error with a stack. Its header lets the page's script tell the two apart from a failure.
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
