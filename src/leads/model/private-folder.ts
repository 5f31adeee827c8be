import path from 'node:path';

/**
 * Where files lie that no address of the site serves without a check: beside the database, outside the
 * build and outside of what is public.
 */
export const privateFolder = (name: string): string =>
  path.resolve(process.env.DATA_DIR || 'data', 'private', name);
