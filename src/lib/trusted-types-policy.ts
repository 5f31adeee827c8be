/**
 * The functions of a Trusted Types policy. A trusted value has the type string here, because it is accepted wherever
 * a string is.
 */
type Rules = {
  createHTML: (html: string, type?: string, sink?: string) => string;
  createScript?: (text: string) => string;
  createScriptURL?: (address: string) => string;
};
type TrustedTypes = {
  createPolicy: (name: string, rules: Rules) => { createHTML: (html: string) => string };
};

/** Browsers without Trusted Types accept any string. */
const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: TrustedTypes };

const site = trustedTypes?.createPolicy('site', { createHTML: (html) => html });

/** Marks HTML that this site generated as trusted. */
export const ownHtml = (html: string): string => site?.createHTML(html) ?? html;

/** The paragraph in which `@swup/a11y-plugin` announces a page change to screen readers. */
const ANNOUNCEMENT = '<p aria-live="assertive"';
let hasOthers = false;

/** Allows any string from now on, because third-party scripts that the visitor agreed to write arbitrary HTML. */
export function trustOthers(): void {
  hasOthers = true;
}

/**
 * The default policy, for strings that `ownHtml` did not mark. Whole documents may be parsed outside the page, and
 * the announcement is allowed; all other HTML is refused.
 */
trustedTypes?.createPolicy('default', {
  createHTML: (html, _, sink) => {
    if (hasOthers || sink === 'DOMParser parseFromString' || html.startsWith(ANNOUNCEMENT)) {
      return html;
    }
    throw new TypeError(`${sink}: text becomes a part of the page only through ownHtml`);
  },
  createScript: (text) => {
    if (!hasOthers) JSON.parse(text); // allows only JSON-LD for search engines: other text makes JSON.parse throw
    return text;
  },
  createScriptURL: (address) => {
    if (hasOthers) return address; // the content security policy still limits where scripts load from
    throw new TypeError('scripts of others are loaded once they are agreed to');
  },
});
