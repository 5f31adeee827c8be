/** How many leads of a stage a board shows at first, and how many more at a time. */
export const STAGE_STEP = 20;

/** More than anybody reads; a longer list is for the list of leads. */
export const STAGE_MOST = 1000;
