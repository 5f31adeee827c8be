import { expect } from '@playwright/test';
import { test } from '../wait-for-page-scripts';
import { signIn } from '../accounts-and-settings';

test('§6 the public site has no roles: every visitor gets the same page', async ({
  request,
  playwright,
  baseURL,
}) => {
  // The HTML of a page without its scripts.
  const textOf = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  const nobody = await playwright.request.newContext(baseURL ? { baseURL } : {});
  await signIn(request, 'admin');
  for (const url of ['/', '/en/pricing', '/solutions/sales', '/book-demo']) {
    const signedOut = await (await nobody.get(url)).text();
    const signedIn = await (await request.get(url)).text();
    expect(textOf(signedIn), url).toBe(textOf(signedOut));
  }
  await nobody.dispose();
});
