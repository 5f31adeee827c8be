import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { Locale } from '@/i18n/locales';
import { databaseOf } from '@/lib/payload-database';

/** Increments a counter of an article; concurrent answers are both counted. @throws on a database failure */
export async function countHelpAnswer(
  payload: Payload,
  { slug, locale, helped }: { slug: string; locale: Locale; helped: boolean },
): Promise<void> {
  const { drizzle } = databaseOf(payload);
  const yes = helped ? 1 : 0;
  await drizzle.execute(sql`
    INSERT INTO help_answers (article, language, helpful, not_helpful, created_at, updated_at)
    VALUES (${slug}, ${locale}, ${yes}, ${1 - yes}, now(), now())
    ON CONFLICT (article, language) DO UPDATE SET
      helpful = help_answers.helpful + excluded.helpful,
      not_helpful = help_answers.not_helpful + excluded.not_helpful,
      updated_at = excluded.updated_at`);
}
