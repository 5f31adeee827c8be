/** How many leads of a stage the board shows at first, and how many more with each click. */
export const STAGE_STEP = 20;

/** The most leads of a stage on the board; the list of leads shows more. */
export const STAGE_MOST = 1000;
