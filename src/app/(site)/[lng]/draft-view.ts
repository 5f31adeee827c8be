import { draftMode, headers } from 'next/headers';
import { mayPreview } from '@/content/preview';

/** Whether this request is to see drafts. The preview cookie outlives a session, so the session counts. */
export async function seesDrafts(): Promise<boolean> {
  const { isEnabled } = await draftMode();
  return isEnabled && (await mayPreview(await headers()));
}
