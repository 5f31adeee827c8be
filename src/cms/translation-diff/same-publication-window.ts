/** How many milliseconds may lie between the publications of two languages that count as published together. */
export const SAME_PUBLICATION_WINDOW_MS = 15 * 60_000;
