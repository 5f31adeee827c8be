import { getFrame } from '@/content/frame';
import { listHeads } from '@/content/heads';
import { isLocale } from '@/i18n/locales';
import { llmsFile } from '@/site/seo/llms';
import { machineAnswer, machineNotFound } from '@/site/seo/machine-answer';

type Context = { params: Promise<{ lng: string }> };

export const dynamic = 'force-dynamic';

/** What there is to read, for AI agents. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { lng } = await params;
  if (!isLocale(lng)) return machineNotFound();
  const [heads, { settings }] = await Promise.all([listHeads(lng), getFrame(lng)]);
  return machineAnswer('text/plain', llmsFile(heads, settings.tagline, lng));
}
