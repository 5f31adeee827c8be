import type { Visit } from 'swup';

/**
 * This module animates the change between a list and one of its pages when a reader follows a link (View Transitions):
 * the heading and the picture of a card move to those of the page, and back.
 */

type Parts = { heading: HTMLElement | null; picture: HTMLElement | null };

const pathOf = (link: HTMLAnchorElement | null | undefined) => link?.pathname ?? null;

/** The path of the page above this one in its breadcrumb. */
const parentOf = (page: ParentNode | undefined): string | null =>
  pathOf(
    page
      ?.querySelector('main li[aria-current="page"]')
      ?.previousElementSibling?.querySelector<HTMLAnchorElement>('a[href]'),
  );

const onScreen = (element: HTMLElement | null | undefined): HTMLElement | null => {
  if (!element?.checkVisibility()) return null;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight ? element : null;
};

function partsOfCard(link: HTMLAnchorElement): Parts | null {
  const card = link.closest<HTMLElement>('main :is(article, li)');
  if (!card) return null;
  const title = link.closest<HTMLElement>('h2, h3, h4') ?? card.querySelector('h2, h3, h4');
  return {
    heading: onScreen(title ?? card), // an entry without a heading moves as a whole
    picture: onScreen(card.querySelector<HTMLElement>('[data-cover]')),
  };
}

const partsOfPage = (): Parts => ({
  heading: onScreen(document.querySelector('main h1')),
  picture: onScreen(document.querySelector('main header [data-cover]')),
});

/**
 * The moving elements of the card that links to a page, in the visible list; null if the card is not on the screen.
 */
function partsOfCardTo(path: string): Parts | null {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    const parts = pathOf(link) === path ? partsOfCard(link) : null;
    if (parts?.heading) return parts;
  }
  return null;
}

function name(parts: Parts | null): void {
  for (const [part, element] of Object.entries(parts ?? {})) {
    element?.style.setProperty('view-transition-name', `card-${part}`);
  }
}

function unname(parts: Parts | null): void {
  for (const element of Object.values(parts ?? {})) {
    element?.style.removeProperty('view-transition-name');
  }
}

/**
 * The style of the transition: only the named parts move; the rest of the page changes at once and can be clicked
 * meanwhile. Headings keep their size, so that letters are not stretched; pictures fill the frame that grows or
 * shrinks.
 */
const LOOK = `
  :root { view-transition-name: none }
  ::view-transition { pointer-events: none }
  ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) {
    animation-duration: var(--motion);
    animation-timing-function: var(--ease-quiet);
  }
  ::view-transition-old(card-heading), ::view-transition-new(card-heading) { width: auto }
  ::view-transition-old(card-picture), ::view-transition-new(card-picture) { height: 100%; object-fit: cover }
`;

/** The link that was clicked last; null if the last click was not on a link. */
let pressed: HTMLAnchorElement | null = null;
let running: ViewTransition | undefined;
/** Ends the change of the page, so that the browser captures and shows the new page. */
let endChange = (): void => undefined;

/** Records which links are clicked, and adds the styles of the transition. */
export function prepareTransitions(): void {
  if (!('startViewTransition' in document)) return;
  const look = new CSSStyleSheet();
  look.replaceSync(LOOK);
  document.adoptedStyleSheets.push(look);
  window.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    },
    { capture: true },
  );
}

/**
 * The elements of the visible page that move in the transition, and a function that finds those of the next page.
 * Null for visits without a transition.
 */
function planOf({ from, to, history }: Visit): { old: Parts; next: () => Parts | null } | null {
  if (!('startViewTransition' in document) || history.popstate) return null;
  if (!pressed?.isConnected || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return null;
  }
  const [left, opened] = [from.url, to.url].map((url) => url.replace(/\?.*/, ''));
  if (!left || !opened || pathOf(pressed) !== opened) return null;
  if (parentOf(to.document) === left) {
    const old = partsOfCard(pressed);
    return old?.heading ? { old, next: partsOfPage } : null;
  }
  if (parentOf(document) !== opened) return null;
  const old = partsOfPage();
  return old.heading ? { old, next: () => partsOfCardTo(left) } : null;
}

/**
 * Replaces the page by `replace`, in a transition if the visit is between a list and one of its pages. The browser
 * captures the new page once `finishChange` is called, when the page has been scrolled.
 */
export function replaceInTransition<Result>(visit: Visit, replace: () => Result): Promise<Result> {
  const plan = planOf(visit);
  if (!plan) return Promise.resolve().then(replace);
  return new Promise((resolve, reject) => {
    name(plan.old);
    let next: Parts | null = null;
    const transition = document.startViewTransition(async () => {
      const changed = new Promise<void>((done) => (endChange = done));
      try {
        resolve(replace());
      } catch (error) {
        reject(error);
        return;
      }
      await changed;
      unname(plan.old);
      next = plan.next();
      if (next && !plan.old.picture) next.picture = null; // without a picture on the old page, none moves
      name(next);
      if (!next?.heading) transition.skipTransition(); // the old heading has no place to move to
    });
    running = transition;
    void tidyUp(transition, () => next);
  });
}

/**
 * Removes the names of a finished transition. The promises of a skipped transition, or of one in a hidden document,
 * are rejected; the page is changed nevertheless.
 */
async function tidyUp(transition: ViewTransition, named: () => Parts | null): Promise<void> {
  await Promise.allSettled([transition.ready, transition.finished]);
  unname(named());
  if (running === transition) running = undefined;
}

/** Lets a running transition show the changed page. */
export function finishChange(): void {
  endChange();
}

/** Ends a transition that is still running, when the reader opens another page. */
export function skipTransition(): void {
  running?.skipTransition();
}
