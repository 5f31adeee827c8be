import { drawLogo } from '@/site/pictures/brand-logo-drawing';
import { logoFiles } from '@/site/pictures/brand-logo-files';
import { brand } from '../../../../../brand.config';

type Context = { params: Promise<{ file: string }> };

/** The caching header: a day, because the drawing changes only with a release. */
const CACHE = 'public, max-age=86400';

/**
 * GET /api/press/<file>: a logo of the press kit as an image file. The name of a downloaded file contains the brand.
 */
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
