import { drawLogo } from '@/site/pictures/logo-drawing';
import { logoFiles } from '@/site/pictures/logo-files';
import { brand } from '../../../../../brand.config';

type Context = { params: Promise<{ file: string }> };

/** A day: the drawing changes only with a release. */
const CACHE = 'public, max-age=86400';

/** A logo of the press kit as a file: the page shows it, and a download has the brand's name. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file: asked } = await params;
  const file = logoFiles.find(({ name, type }) => `${name}.${type}` === asked);
  if (!file) {
    const error = { code: 'not-found', message: 'There is no such logo.' };
    return Response.json({ error }, { status: 404 });
  }
  const { body, type } = await drawLogo(file);
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `inline; filename="${brand.slug}-${asked}"`,
      'Cache-Control': CACHE,
    },
  });
}
