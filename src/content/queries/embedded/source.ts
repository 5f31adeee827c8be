import { graphql } from 'graphql';
import { cms } from '../../payload';
import { contractSchema } from '../../graphql/schema';
import { ContentError } from '../errors';
import type { Source } from '../remote/request';

/** The CMS of this process, asked without HTTP. */
export const embeddedSource: Source = async (request, signal) => {
  const { data, errors } = await graphql({
    schema: contractSchema,
    source: request.query,
    variableValues: request.variables,
    operationName: request.operationName,
    contextValue: { cms, now: new Date() },
  });
  signal?.throwIfAborted();
  if (!errors) return { data };
  throw errors[0]?.originalError ?? new ContentError('answer', 'The content can not be read.');
};
