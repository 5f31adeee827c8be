import type { Behaviour } from '@/lib/behaviour-type';
import { onPageChange } from '@/lib/client-side-navigation';
import { firstLink, otherLink, otherTab } from './menu-keyboard-navigation';

/** How long a menu stays open after the pointer has left it, in case the pointer comes back (spec §4, §9). */
const CLOSE_DELAY_MS = 200;

/** A tab with a menu, and the button that opens it. */
type Opener = { item: HTMLElement; button: HTMLButtonElement; menu: HTMLElement };

/** The state of the menus: one open or none (spec §4). */
type Menus = {
  openOne: () => Opener | null;
  /** Opens a menu and closes any other; null closes. */
  show: (opener: Opener | null, by?: 'hover' | 'press') => void;
  /**
   * Handles a click on a button: closes its menu if a click or key opened that; otherwise opens it, or keeps it open.
   */
  press: (opener: Opener) => void;
  closeSoon: () => void;
  keepOpen: () => void;
};

function trackMenus(signal: AbortSignal): Menus {
  let open: { opener: Opener; by: 'hover' | 'press' } | null = null;
  let timer: number | undefined;
  const keepOpen = () => window.clearTimeout(timer);
  const draw = ({ button, menu }: Opener, isOpen: boolean) => {
    button.setAttribute('aria-expanded', String(isOpen));
    menu.toggleAttribute('data-open', isOpen);
  };
  const show: Menus['show'] = (opener, by = 'press') => {
    keepOpen();
    if (open) draw(open.opener, false);
    if (opener) draw(opener, true);
    open = opener && { opener, by };
  };
  signal.addEventListener('abort', keepOpen);
  return {
    openOne: () => open?.opener ?? null,
    show,
    press: (opener) => show(open?.opener === opener && open.by === 'press' ? null : opener),
    closeSoon() {
      keepOpen();
      timer = window.setTimeout(() => show(null), CLOSE_DELAY_MS);
    },
    keepOpen,
  };
}

/** Replaces a tab's link by its button, which takes over `data-tab` and the focus; null for a tab without a menu. */
function openerOf(item: HTMLElement): Opener | null {
  const button = item.querySelector<HTMLButtonElement>('[data-opens-menu]');
  const link = button?.previousElementSibling;
  const menu = item.querySelector<HTMLElement>('[data-menu]');
  if (!button || !menu || !(link instanceof HTMLElement)) return null;
  button.hidden = false;
  if (document.activeElement === link) button.focus({ preventScroll: true });
  link.hidden = true;
  button.dataset.tab = item.dataset.entry;
  delete link.dataset.tab;
  return { item, button, menu };
}

/**
 * Opens a menu when the mouse moves onto its tab. If a new page places a tab under a resting mouse, its menu opens only
 * once the mouse moves. Fingers and pens open menus by a click.
 */
function followPointer(
  item: HTMLElement,
  opener: Opener | null,
  menus: Menus,
  signal: AbortSignal,
): void {
  let entered = true; // the mouse may be over the tab already when the script starts
  const onMouse = (type: 'pointerenter' | 'pointermove' | 'pointerleave', heed: () => void) =>
    item.addEventListener(type, (event) => event.pointerType === 'mouse' && heed(), { signal });
  onMouse('pointerenter', () => (entered = true));
  onMouse('pointermove', () => {
    if (!entered) return;
    entered = false;
    if (!opener) return;
    menus.keepOpen();
    if (menus.openOne() !== opener) menus.show(opener, 'hover');
  });
  onMouse('pointerleave', menus.closeSoon);
}

const STEPS: Readonly<Record<string, number | 'first' | 'last'>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: 'first',
  End: 'last',
};

/**
 * Opens the menus of the desktop navigation by mouse, touch and keyboard (spec §2, Header). Without the script every
 * tab is a link.
 */
export const hoverMenus: Behaviour = (nav, signal) => {
  const menus = trackMenus(signal);
  const items = [...nav.querySelectorAll<HTMLElement>('[data-entry]')];
  const openers = items.map(openerOf);
  items.forEach((item, index) => followPointer(item, openers[index] ?? null, menus, signal));
  const openerAt = (place: Element | undefined) =>
    openers.find((opener) => place && opener?.item.contains(place)) ?? null;

  const onTabKey = (event: KeyboardEvent, tab: HTMLElement) => {
    const step = STEPS[event.key];
    const own = openerAt(tab);
    if (step !== undefined) {
      event.preventDefault();
      const next = otherTab(nav, tab, step);
      next?.focus();
      if (menus.openOne()) menus.show(openerAt(next));
    } else if (event.key === 'ArrowDown' && own) {
      event.preventDefault();
      menus.show(own);
      firstLink(own.menu)?.focus();
    }
  };
  const onMenuKey = (event: KeyboardEvent, { menu, button }: Opener) => {
    if (!/^(Arrow|Home$|End$)/.test(event.key)) return;
    event.preventDefault();
    const next = otherLink(menu, event.target as Element, event.key);
    if (next) next.focus();
    else if (event.key === 'ArrowUp') button.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const open = menus.openOne();
    if (event.key === 'Escape' && open) {
      menus.show(null);
      open.button.focus();
      return;
    }
    const own = openerAt(target);
    if (own?.menu.contains(target)) onMenuKey(event, own);
    else onTabKey(event, target);
  };
  const onPress = ({ target }: Event) => {
    const own = openerAt(target as Element);
    if (own?.button.contains(target as Element)) menus.press(own);
    else if (own?.menu.contains((target as Element).closest('a'))) menus.show(null);
  };
  const onOutside = ({ target }: Event) => {
    if (menus.openOne() && !nav.contains(target as Node)) menus.show(null);
  };
  nav.addEventListener('keydown', onKey, { signal });
  nav.addEventListener('click', onPress, { signal });
  document.addEventListener('pointerdown', onOutside, { signal });
  document.addEventListener('focusin', onOutside, { signal });
  onPageChange(() => menus.show(null), signal);
};
