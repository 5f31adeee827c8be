import type { Visit } from 'swup';

/**
 * An attribute that is on the root element while a page opens at its top. Then the first frame shows only the first
 * screen, and the browser computes styles and layout of the sections below in the next frame. Both in one frame would
 * delay the first screen on a slow phone.
 */
const ATTRIBUTE = 'data-opening';

/**
 * Styles of the sections that may be below the first screen. With `auto` the browser still lays out those that turn
 * out to be on the screen.
 */
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

/**
 * Postpones the layout of sections below the first screen. Call it with the new page in the document, before anything
 * reads positions.
 */
export function layOutFirstScreenFirst(): void {
  document.documentElement.toggleAttribute(ATTRIBUTE, true);
  requestAnimationFrame(() => {
    requestAnimationFrame(() => document.documentElement.toggleAttribute(ATTRIBUTE, false));
  });
}
