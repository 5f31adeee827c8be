import { GraphQLError } from 'graphql';

export const refusal = (code: string, message: string, status = 400): GraphQLError =>
  new GraphQLError(message, { extensions: { code, http: { status } } });

/**
 * The error of one list that is refused while other lists of the query are answered, in the form of the recorded
 * servers.
 */
export function fault(name: string, message: string, code: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: { error: { name, message, details: {} }, code },
  });
}

export const invalidParameter = (parameter: string): GraphQLError =>
  fault('ValidationError', `Invalid parameter ${parameter}`, 'BAD_USER_INPUT');
