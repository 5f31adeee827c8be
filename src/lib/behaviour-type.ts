/**
 * A behaviour: a function that adds interactivity to server-rendered HTML. It reads what it needs from the element's
 * attributes, and stops when `signal` aborts because the element leaves the page.
 */
export type Behaviour = (element: HTMLElement, signal: AbortSignal) => void;
