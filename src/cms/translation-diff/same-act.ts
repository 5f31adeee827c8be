/** Two languages published within this time count as published together, in milliseconds. */
export const SAME_ACT_MS = 15 * 60_000;
