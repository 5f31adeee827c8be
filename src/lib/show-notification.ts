/** A message to the reader about something that happened (spec §3, Notification). */
export type Notification = {
  type: 'info' | 'success' | 'warning' | 'error';
  message: string;
  description?: string;
  /** A page that the description links to. */
  href?: string;
  /** A key: a notification replaces an earlier one with the same key. */
  key?: string;
  /** Whether the notification closes by itself; true by default (spec §4). */
  autoClose?: boolean;
};

const EVENT = 'site:notification';

/** Shows a notification, from anywhere in the browser. */
export function notify(notification: Notification): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: notification }));
}

export function onNotification(
  callback: (notification: Notification) => void,
  signal: AbortSignal,
): void {
  const listener = (event: Event) => callback((event as CustomEvent<Notification>).detail);
  window.addEventListener(EVENT, listener, { signal });
}
