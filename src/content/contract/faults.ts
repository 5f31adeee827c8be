import { GraphQLError } from 'graphql';

/** A request that the contract refuses, in the family that recorded servers answer with. */
export function fault(name: string, message: string, code: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: { error: { name, message, details: {} }, code },
  });
}

export const invalidParameter = (parameter: string): GraphQLError =>
  fault('ValidationError', `Invalid parameter ${parameter}`, 'BAD_USER_INPUT');
