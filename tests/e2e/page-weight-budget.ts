/**
 * The weight budget of a page before the visitor interacts: the maximum of each kind, in kB of 1000 bytes over the
 * wire, unless stated otherwise.
 */
export const BUDGET = {
  scripts: 20,
  styles: 14,
  fonts: 70,
  requests: 14,
  htmlForScripts: 1.15,
} as const;
