import type { BrowserContext } from '@playwright/test';

const REFUSED = 'refused by the security policy:';

/** Collects violations of the content security policy on the pages of a browser context, from now on. */
export async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const refused: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(REFUSED)) refused.push(text.slice(REFUSED.length + 1));
  });
  await context.addInitScript((words) => {
    addEventListener('securitypolicyviolation', (violation) => {
      const { effectiveDirective, blockedURI, sourceFile } = violation;
      console.error(
        `${words} ${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}`,
      );
    });
  }, REFUSED);
  return refused;
}
