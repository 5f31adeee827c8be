import { linkedPlaces } from './linked-places';

const TITLE = '[data-sonner-toast] [data-title]';

/**
 * Turns the places that a notice lists into links. Each link opens a new tab, because the form below the notice can
 * have unsaved changes. The links are made in the browser, because the CMS shows messages as plain text.
 */
export function linkPlaces(element: Element): void {
  const own = element.closest(TITLE);
  for (const title of own ? [own] : element.querySelectorAll(TITLE)) {
    if (title.querySelector('a')) continue;
    const pieces = linkedPlaces(title.textContent ?? '');
    if (!pieces) continue;
    const shown = pieces.map(({ text, href }) => {
      if (!href) return text;
      const link = document.createElement('a');
      link.href = href;
      link.target = '_blank';
      link.rel = 'noopener';
      link.textContent = text;
      return link;
    });
    title.replaceChildren(...shown);
  }
}
