import type { Locale } from './locales';

/** Where the chosen language is kept (decisions, "Names that others rely on"). */
const SAVED_LOCALE = 'locale';
/** Set with the first page of a visit; a tab forgets it when it closes. */
const VISIT_BEGUN = 'visit-begun';

export function saveLocale(locale: Locale): void {
  try {
    localStorage.setItem(SAVED_LOCALE, locale);
  } catch {
    // Storage is closed to us: the choice holds for this page alone.
  }
}

/**
 * The script that runs before a page is shown: on the first page of a visit it goes on to the saved
 * language, if the page is live there (decision 3). Written as text because it has to run before
 * anything else is loaded. The page it leaves becomes the referrer of the next (docs/decisions/0018).
 *
 * @param other address of the page in its other language, or null where it is not published
 */
export function restoreLocaleScript(locale: Locale, other: string | null): string {
  const [current, elsewhere] = [JSON.stringify(locale), JSON.stringify(other)];
  return `try{if(!sessionStorage.getItem('${VISIT_BEGUN}')){sessionStorage.setItem('${VISIT_BEGUN}','1');var s=localStorage.getItem('${SAVED_LOCALE}');if((s==='vi'||s==='en')&&s!==${current}&&${elsewhere}){document.documentElement.style.visibility='hidden';location.replace(${elsewhere}+location.search+location.hash)}}}catch(e){}`;
}
