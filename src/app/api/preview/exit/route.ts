import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { queryOf } from '@/lib/request-body';
import { isSafeRedirect } from '@/lib/safe-redirect';
import { PREVIEW_COOKIE } from '@/lib/draft-preview-cookie';

/** Ends the preview and goes back to the page as readers see it: `?path=/en/book-demo`. */
export async function GET(request: Request): Promise<Response> {
  const path = queryOf(request).get('path') ?? '/';
  (await cookies()).delete(PREVIEW_COOKIE);
  redirect(isSafeRedirect(path) ? path : '/');
}
