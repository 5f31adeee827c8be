import { linkedPlaces } from './find-document-links-in-message';

const TITLE = '[data-sonner-toast] [data-title]';

/**
 * Shows the places that a notice lists as links. They open a tab of their own: the form below the notice can have unsaved
 * work. On the page, because the CMS shows messages as plain text.
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
