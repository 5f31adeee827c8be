/**
 * Addresses of a home page, a form, its thank-you page and its page without JavaScript, and one without a page, each
 * in both languages.
 */
export const addressPairs = [
  ['/', '/en'],
  ['/en/book-demo', '/book-demo'],
  ['/book-demo/thank-you', '/en/book-demo/thank-you'],
  ['/en/form/book-demo', '/form/book-demo'],
  ['/khong-co', '/en/nothing-here'],
] as const;

export const addresses = addressPairs.flat();
