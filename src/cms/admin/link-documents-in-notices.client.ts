import { linkedPlaces } from './find-document-links-in-message';

/** The texts of a notice: one message is its title, several are listed in its description. */
const TEXT = '[data-sonner-toast] :is([data-title], [data-description])';

/**
 * Turns the places that a notice lists into links. Each link opens a new tab, because the form below the notice can
 * have unsaved changes. The links are made in the browser, because the CMS shows messages as plain text.
 */
export function linkPlaces(element: Element): void {
  const own = element.closest(TEXT);
  for (const text of own ? [own] : element.querySelectorAll(TEXT)) {
    if (text.querySelector('a')) continue;
    const pieces = linkedPlaces(text.textContent ?? '');
    if (!pieces) continue;
    const shown = pieces.map(({ text: words, href }) => {
      if (!href) return words;
      const link = document.createElement('a');
      link.href = href;
      link.target = '_blank';
      link.rel = 'noopener';
      link.textContent = words;
      return link;
    });
    text.replaceChildren(...shown);
  }
}
