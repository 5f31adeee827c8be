import { env } from '@/lib/env';
import { machineAnswer } from '@/site/seo/machine-answer';
import { robotsFile } from '@/site/seo/robots';

export const dynamic = 'force-dynamic';

export const GET = (): Response => machineAnswer('text/plain', robotsFile(env().SITE_URL));
