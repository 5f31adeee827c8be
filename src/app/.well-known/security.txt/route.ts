import { env } from '@/lib/env';
import { machineAnswer } from '@/site/seo/machine-answer';
import { securityFile } from '@/site/seo/security-txt';

export const dynamic = 'force-dynamic';

export const GET = (): Response =>
  machineAnswer('text/plain', securityFile(env().SITE_URL, new Date()));
