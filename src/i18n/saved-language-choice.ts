import type { Locale } from './locales';

/** The name under which the chosen language is stored (spec/decisions.md, "Names that others rely on"). */
const SAVED_LOCALE = 'locale';
/** A key in session storage: set with the first page of a visit, gone when the tab closes. */
const VISIT_BEGUN = 'visit-begun';

export function saveLocale(locale: Locale): void {
  try {
    localStorage.setItem(SAVED_LOCALE, locale);
  } catch {
    // Storage is blocked: the choice is valid for this page only.
  }
}

/**
 * The attribute on the root element of a page that stays hidden until the language has changed: the URL of the page in
 * the saved language.
 */
const LEADS_TO = 'data-restores';
/** How long to wait for the page's scripts before a full page load in the saved language. */
const MAX_WAIT_MS = 3000;

/**
 * An inline script that runs before a page is shown: on the first page of a visit it continues to the saved language,
 * if the page is published there (D3). It is inline because it has to run before anything else is loaded. It is the
 * same on every page, so that the Content-Security-Policy can allow it by its hash; what differs is in attributes of
 * its element ({@link restoringAttributes}). `location.replace` would make our own page the referrer, so a visitor
 * from another site stays in this document, hidden until the page's own scripts change the language (ADR-0018).
 */
export const restoreLocaleScript = `try{if(!sessionStorage.getItem('${VISIT_BEGUN}')){sessionStorage.setItem('${VISIT_BEGUN}','1');var d=document.currentScript.dataset,s=localStorage.getItem('${SAVED_LOCALE}');if((s==='vi'||s==='en')&&s!==d.current&&d.elsewhere){var h=document.documentElement,to=d.elsewhere+location.search+location.hash,r=document.referrer,go=function(){location.replace(to)};h.style.visibility='hidden';if(!r||new URL(r).origin===location.origin)go();else{h.setAttribute('${LEADS_TO}',to);setTimeout(function(){if(h.hasAttribute('${LEADS_TO}'))go()},${MAX_WAIT_MS})}}}}catch(e){}`;

/**
 * The attributes of the element of {@link restoreLocaleScript}.
 * @param elsewhere URL of the page in its other language, or null where it is not published
 */
export const restoringAttributes = (locale: Locale, elsewhere: string | null) => ({
  'data-current': locale,
  'data-elsewhere': elsewhere ?? undefined,
});

/** The URL in the saved language for which a hidden page waits; null on every other page. */
export const restoredAddress = (): string | null => document.documentElement.getAttribute(LEADS_TO);

/** Shows the hidden page once it is in the saved language. */
export function endRestoring(): void {
  const { documentElement } = document;
  documentElement.removeAttribute(LEADS_TO);
  documentElement.style.visibility = '';
}
