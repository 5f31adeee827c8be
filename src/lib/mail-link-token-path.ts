/** Matches the path of a link in a mail that ends with a secret token. */
const TOKEN_PATH =
  /^\/(?:en\/)?(?:privacy|tickets|newsletter)\/[a-z][0-9a-z]{1,8}-[0-9a-z]{1,9}-[\w-]{43}\/?$/;

/** Whether a path contains the token of a mail link, so that no other site and no log may learn it. */
export const isTokenPath = (path: string): boolean => TOKEN_PATH.test(path);
