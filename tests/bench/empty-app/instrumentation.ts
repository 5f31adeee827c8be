/** Its own, so that the bundler does not take the site's. */
export function register(): void {}
