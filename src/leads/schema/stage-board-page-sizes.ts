/** How many leads of a stage the board shows first, and how many more with each click. */
export const LEADS_PER_LOAD = 20;

/** The maximum number of leads of a stage on the board; the list of leads shows more. */
export const MAX_LEADS_PER_STAGE = 1000;
