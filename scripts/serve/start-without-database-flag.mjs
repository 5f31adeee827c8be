/**
 * Tells a web server that it was started in parallel with the database, whose URL it will receive later.
 */
export const WITHOUT_DATABASE = '--without-database';
