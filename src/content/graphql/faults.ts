import { GraphQLError } from 'graphql';

/** Why a query is not answered, with a code that programs can tell apart. */
export const refusal = (code: string, message: string, status = 400): GraphQLError =>
  new GraphQLError(message, { extensions: { code, http: { status } } });

/** A list that is refused while others are answered, in the family that recorded servers answer with. */
export function fault(name: string, message: string, code: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: { error: { name, message, details: {} }, code },
  });
}

export const invalidParameter = (parameter: string): GraphQLError =>
  fault('ValidationError', `Invalid parameter ${parameter}`, 'BAD_USER_INPUT');
