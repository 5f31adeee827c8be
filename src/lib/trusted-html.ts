/** The value of a Trusted Types policy, accepted wherever a string is. */
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
 * The default policy, for strings that are not marked: whole documents may be parsed outside the page, other HTML is
 * refused.
 */
trustedTypes?.createPolicy('default', {
  createHTML: (html, _, sink) => {
    if (hasOthers || sink === 'DOMParser parseFromString' || html.startsWith(ANNOUNCEMENT)) {
      return html;
    }
    throw new TypeError(`${sink}: text becomes a part of the page only through ownHtml`);
  },
  createScript: (text) => {
    if (!hasOthers) JSON.parse(text); // JSON-LD for search engines; the method throws for anything else
    return text;
  },
  createScriptURL: (address) => {
    if (hasOthers) return address; // with third-party scripts the content security policy decides from where scripts load
    throw new TypeError('scripts of others are loaded once they are agreed to');
  },
});
