import type { Source } from '../request';
import { runContract } from '../run';
import { ContentError } from './errors';

/** The CMS of this process, asked without HTTP. */
export const embeddedSource: Source = async (request, signal) => {
  const { status, body } = await runContract(request, { introspection: false });
  signal?.throwIfAborted();
  if (status < 300) return body;
  const message = `Response not successful: Received status code ${status}`;
  throw new ContentError('status', message, { status });
};
