import { NextResponse } from 'next/server';

/** Its own, so that the bundler does not take the site's. */
export function proxy(): NextResponse {
  return NextResponse.next();
}
