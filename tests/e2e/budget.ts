/** Most of each before a reader has done anything; in kB of 1000 bytes as they are sent, where nothing else is said. */
export const BUDGET = {
  scripts: 20,
  styles: 18.6,
  fonts: 70,
  requests: 14,
  htmlForScripts: 1.15,
} as const;
