/**
 * The type of messages between the form of a document and its preview. Both are pages of one origin: each sends to that
 * origin only, and accepts messages of the other window only.
 */
const TYPE = 'edit-on-page';

/** Messages from the form to the preview. */
export type ToPreview =
  /** The form is ready: from now on the preview reports clicks to the form instead of following links. */
  | { kind: 'begin'; hint: string; sectionHint: string }
  /** Show the page with the form's current values, as HTML rendered by the server. */
  | { kind: 'show'; html: string }
  /** Show a message about the preview; empty: show the hint again. */
  | { kind: 'say'; text: string }
  /** Outline the field that has the focus; null: none. `path` names the field, and changes when the focus moves. */
  | { kind: 'outline'; path: string; place: Place | null };

/** Where a page shows a field. */
export type Place = {
  /** The value of `data-field` around the field; null: anywhere in the page. */
  field: string | null;
  /** The text of the field, which one or more elements of the page show; empty for a field without text. */
  text: string;
  /** The index of the element among those with this text, from 0. */
  nth: number;
  /** The file name of the picture in the field; empty for other fields. */
  picture: string;
};

/** What was clicked in the preview. */
export type Pressed = {
  /** The value of `data-field` of the closest element that has one. */
  field: string | null;
  /**
   * The texts of the clicked element, then those of the elements around it, from the inside out, up to the element with
   * `data-field`.
   */
  levels: string[][];
  /** The index of the clicked element among those with the same text, from 0. */
  nth: number;
  /** The file name of the clicked picture; empty otherwise. */
  picture: string;
};

/**
 * Messages from the preview to the form. `left`: the sections that could not be shown, as `data-field` names them.
 * `other-build`: the HTML comes from another version of the site, and the preview has already reloaded itself once for
 * that version.
 */
export type FromPreview =
  | { kind: 'ready' }
  | { kind: 'other-build' }
  | { kind: 'shown'; left: string[] }
  | { kind: 'pressed'; pressed: Pressed };

export type Message = ToPreview | FromPreview;

/** Sends a message to a window of this origin; a window of another one does not get it. */
export function send(to: Window, message: Message): void {
  to.postMessage({ type: TYPE, ...message }, location.origin);
}

/**
 * Calls a handler for each message from one window of this origin, until `signal` aborts; all other messages are
 * ignored.
 */
export function receive(
  from: () => Window | null | undefined,
  take: (message: Message) => void,
  signal: AbortSignal,
): void {
  window.addEventListener(
    'message',
    ({ origin, source, data }: MessageEvent<{ type?: unknown } | null>) => {
      if (origin !== location.origin || !source || source !== from()) return;
      if (typeof data !== 'object' || data?.type !== TYPE) return;
      take(data as unknown as Message);
    },
    { signal },
  );
}
