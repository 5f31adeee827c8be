/**
 * Messages between the form of a document and its preview. Both are pages of one origin: each side sends to that origin
 * alone, and takes messages of the other window alone.
 */
const TYPE = 'edit-on-page';

/** What the form tells the preview. */
export type ToPreview =
  /** It is there: from now on clicks are reported instead of followed. */
  | { kind: 'begin'; hint: string; sectionHint: string }
  /** The page as the form has it, as HTML that the server rendered. */
  | { kind: 'show'; html: string }
  /** A sentence about what the preview shows; empty: the hint again. */
  | { kind: 'say'; text: string }
  /** The place of the field in focus; null: none. `path` names the field, and is another one when the focus has moved. */
  | { kind: 'outline'; path: string; place: Place | null };

/** The place of a field in a page. */
export type Place = {
  /** The value of `data-field` around it; null: anywhere in the page. */
  field: string | null;
  /** Its text, of which the page shows some elements; empty for a place without text. */
  text: string;
  /** Which of the elements with this text it is, from 0. */
  nth: number;
  /** The name of the file that a picture field holds; empty for others. */
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
  /** Which of the elements with the first text it is, from 0. */
  nth: number;
  /** The name of the file of a clicked picture; empty otherwise. */
  picture: string;
};

/**
 * What the preview tells the form. `left`: the sections that could not be shown, as `data-field` names them. `other-build`:
 * what it got comes from another version of the site, and it has loaded itself again for that one already.
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

/** Takes the messages of one window of this origin until `signal` aborts; all other messages are ignored. */
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
