import { runContract, type ContractRequest } from '../run';
import { ContentError } from './errors';

/** The body of an answer. */
export type Answer = { data?: unknown; errors?: unknown };

/** Whoever answers queries of the contract. */
export type Source = (request: ContractRequest, signal?: AbortSignal) => Promise<Answer>;

/** The CMS of this process, asked without HTTP. */
export const embeddedSource: Source = async (request, signal) => {
  const { status, body } = await runContract(request, { introspection: false });
  signal?.throwIfAborted();
  if (status < 300) return body;
  const message = `Response not successful: Received status code ${status}`;
  throw new ContentError('status', message, { status });
};
