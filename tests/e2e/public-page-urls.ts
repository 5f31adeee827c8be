/**
 * Addresses of a home page, a form, its thank-you page and its page without JavaScript, and one without a page, in
 * both languages.
 */
export const addresses = [
  '/',
  '/en',
  '/book-demo',
  '/en/book-demo',
  '/book-demo/thank-you',
  '/en/book-demo/thank-you',
  '/form/book-demo',
  '/en/form/book-demo',
  '/khong-co',
  '/en/nothing-here',
] as const;
