/**
 * The weight budget of a page before the visitor interacts: kB of 1000 bytes over the wire, the number of requests,
 * and in `htmlForScripts` the size of the compressed HTML relative to that without its inline scripts.
 */
export const BUDGET = {
  scripts: 20,
  styles: 14,
  fonts: 70,
  requests: 14,
  htmlForScripts: 1.15,
} as const;
