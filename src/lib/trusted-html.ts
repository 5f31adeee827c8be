/** What the policies of Trusted Types return is taken wherever a string is. */
type Rules = {
  createHTML: (html: string, type?: string, sink?: string) => string;
  createScript?: (text: string) => string;
  createScriptURL?: (address: string) => string;
};
type TrustedTypes = {
  createPolicy: (name: string, rules: Rules) => { createHTML: (html: string) => string };
};

/** Not every browser has them; there every text is taken. */
const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: TrustedTypes };

const site = trustedTypes?.createPolicy('site', { createHTML: (html) => html });

/** HTML that this site has made. */
export const ownHtml = (html: string): string => site?.createHTML(html) ?? html;

/** The paragraph in which the plugin for screen readers says that another page has come (`@swup/a11y-plugin`). */
const ANNOUNCEMENT = '<p aria-live="assertive"';
let hasOthers = false;

/** From now on the scripts of other companies run, which the visitor agreed to: they write as they like. */
export function trustOthers(): void {
  hasOthers = true;
}

/** What is not marked as ours: whole documents are parsed apart from the page, nothing else becomes a part of it. */
trustedTypes?.createPolicy('default', {
  createHTML: (html, _, sink) => {
    if (hasOthers || sink === 'DOMParser parseFromString' || html.startsWith(ANNOUNCEMENT)) {
      return html;
    }
    throw new TypeError(`${sink}: text becomes a part of the page only through ownHtml`);
  },
  createScript: (text) => {
    if (!hasOthers) JSON.parse(text); // what a page says to search engines; it throws at everything else
    return text;
  },
  createScriptURL: (address) => {
    if (hasOthers) return address; // from where, the policy of the page says
    throw new TypeError('scripts of others are loaded once they are agreed to');
  },
});
