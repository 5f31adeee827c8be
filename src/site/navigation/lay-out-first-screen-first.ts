import type { Visit } from 'swup';

/**
 * The first frame of a page that opens at its top shows its first screen; the browser computes styles and layout of the
 * sections below in the frame after it. On a slow phone both together take twice as long as the first screen alone.
 */

const ATTRIBUTE = 'data-opening';

/** Sections that may be below the first screen. `auto`: those that are not below it are laid out all the same. */
const STYLES = `
  [${ATTRIBUTE}] :is(main > :nth-child(n + 4), main > article > :nth-child(n + 2), .site-footer) {
    content-visibility: auto;
    contain-intrinsic-block-size: 100vh;
  }
`;

const styles = new CSSStyleSheet();
styles.replaceSync(STYLES);
document.adoptedStyleSheets.push(styles);

/** Whether a page opens at its top: not where Back restores a position or a fragment names one. */
export const opensAtTop = ({ history, to }: Visit): boolean => !history.popstate && !to.hash;

/** To be called with the new page in the document, before anything asks for its layout. */
export function layOutFirstScreenFirst(): void {
  document.documentElement.toggleAttribute(ATTRIBUTE, true);
  requestAnimationFrame(() => {
    requestAnimationFrame(() => document.documentElement.toggleAttribute(ATTRIBUTE, false));
  });
}
