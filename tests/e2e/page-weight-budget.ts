/**
 * The weight budget: the most of each before the visitor has interacted; in kB of 1000 bytes over the wire, unless
 * stated otherwise.
 */
export const BUDGET = {
  scripts: 20,
  styles: 14,
  fonts: 70,
  requests: 14,
  htmlForScripts: 1.15,
} as const;
