/** The argument of a web server that is started in parallel with the database, whose URL it receives later. */
export const WITHOUT_DATABASE = '--without-database';
