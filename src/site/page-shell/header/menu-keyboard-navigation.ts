// In the desktop menus, tabs have `data-tab` and groups of links `data-column`.
const TABS = '[data-tab]';
const LINKS = 'a[href]';

const all = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** The tab that is `step` positions further, with wrap-around at the ends; or the first or the last tab. */
export function otherTab(
  nav: HTMLElement,
  current: HTMLElement,
  step: number | 'first' | 'last',
): HTMLElement | undefined {
  const tabs = all(nav, TABS);
  if (step === 'first') return tabs[0];
  if (step === 'last') return tabs.at(-1);
  return tabs[(tabs.indexOf(current) + step + tabs.length) % tabs.length];
}

/** The link in a panel to which a key moves; undefined where there is none in that direction. */
export function otherLink(
  panel: HTMLElement,
  current: Element,
  key: string,
): HTMLElement | undefined {
  const links = all(panel, LINKS);
  const index = links.findIndex((link) => link === current);
  if (key === 'ArrowDown') return links[Math.min(index + 1, links.length - 1)];
  if (key === 'ArrowUp') return links[index - 1];
  if (key === 'Home') return links[0];
  if (key === 'End') return links.at(-1);
  const columns = all(panel, '[data-column]').filter((column) => column.querySelector(LINKS));
  const column = columns.findIndex((candidate) => candidate.contains(current));
  const next = columns[column + (key === 'ArrowRight' ? 1 : -1)];
  return next?.querySelector<HTMLElement>(LINKS) ?? undefined;
}

export const firstLink = (panel: ParentNode | null): HTMLElement | null =>
  panel?.querySelector<HTMLElement>(LINKS) ?? null;
