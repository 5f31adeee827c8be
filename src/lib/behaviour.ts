/**
 * What a part of a page does beside being read: a plain function over HTML that the server has made. It reads what
 * it needs from the element's attributes, and ends with `signal`, when the element leaves the page.
 */
export type Behaviour = (element: HTMLElement, signal: AbortSignal) => void;
