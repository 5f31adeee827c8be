/** Tells a web server that it is started beside the database, whose address it will be told. */
export const WITHOUT_DATABASE = '--without-database';
