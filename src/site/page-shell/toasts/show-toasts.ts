import type { Behaviour } from '@/lib/behaviour-type';
import { ownHtml } from '@/lib/trusted-types-policy';
import { onPageChange } from '@/lib/client-side-navigation';
import { toastHtml } from '../../ui/toast-html';
import { type Notification, onNotification } from '@/lib/show-notification';

/** How long a notification stays, and the length of its animation when it leaves (spec §4, §9). */
const TOAST_DURATION_MS = 5000;
const EXIT_ANIMATION_MS = 500;

/** The open modal dialog, if any: it makes the rest of the page inert, so notifications have to be shown inside it. */
const topDialog = (): Element | undefined => [...document.querySelectorAll('dialog:modal')].at(-1);

/**
 * Removes a notification when its time is over (with `autoClose`) or its button or link is clicked; it slides out
 * first. The time does not run while the notification is hovered or has the focus.
 */
function live(place: HTMLElement, autoClose: boolean): void {
  // Hover and focus are held apart, because the pointer may leave while the focus stays.
  let isHovered = false;
  let hasFocus = false;
  let rest = TOAST_DURATION_MS;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeaving = false;

  function look(): void {
    const waits = autoClose && !isHovered && !hasFocus && !isLeaving;
    if (waits === (timer !== undefined)) return;
    if (waits) {
      since = Date.now();
      timer = setTimeout(leave, rest);
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    rest -= Date.now() - since;
  }
  function leave(): void {
    if (isLeaving) return;
    isLeaving = true;
    look();
    place.firstElementChild?.classList.replace('entrance', 'toast-leaving');
    setTimeout(() => place.remove(), EXIT_ANIMATION_MS);
  }
  const hover = ({ type }: Event) => {
    isHovered = type === 'pointerenter';
    look();
  };
  const focus = ({ type }: Event) => {
    hasFocus = type === 'focusin';
    look();
  };

  place.addEventListener('pointerenter', hover);
  place.addEventListener('pointerleave', hover);
  place.addEventListener('focusin', focus);
  place.addEventListener('focusout', focus);
  for (const end of place.querySelectorAll('a, button')) end.addEventListener('click', leave);
  look();
}

/**
 * Shows notifications in a live region, which is moved into the open modal dialog, if any, and back again (spec §4).
 */
export const showToasts: Behaviour = (home, signal) => {
  const region = home.querySelector('[data-toasts]');
  if (!region) return;
  const { closeLabel = '', typeLabels = '{}' } = home.dataset;
  const kinds = JSON.parse(typeLabels) as Record<Notification['type'], string>;
  const keyed = new Map<Notification['key'], Element>();

  const follow = () => {
    const place = topDialog() ?? home;
    if (region.parentElement !== place) place.append(region);
  };
  const show = ({ key, autoClose = true, ...words }: Notification) => {
    follow();
    const place = document.createElement('div');
    place.innerHTML = ownHtml(toastHtml({ ...words, typeLabel: kinds[words.type], closeLabel }));
    const before = keyed.get(key);
    if (before?.isConnected) before.replaceWith(place);
    else region.append(place);
    if (key) keyed.set(key, place);
    live(place, autoClose);
  };

  onNotification(show, signal);
  // Neither event bubbles, so both are captured. Browsers without a `toggle` event for dialogs still report `close`.
  document.addEventListener('toggle', follow, { capture: true, signal });
  document.addEventListener('close', follow, { capture: true, signal });
  onPageChange(follow, signal);
  signal.addEventListener('abort', () => home.append(region));
};
