import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { Button } from '../ui/button';

type HelpVoteProps = { slug: string; locale: Locale };

/**
 * The question "Was this helpful?" as a plain HTML form. The server redirects to `#thanks`, which CSS shows with
 * `:target`: the page thanks without a script, and the cached HTML is the same for everybody.
 */
export function HelpVote({ slug, locale }: HelpVoteProps) {
  const t = getT(locale, 'help');
  return (
    <form action={`/api/help-center/${slug}`} method="post" aria-labelledby="helpful">
      <h2 id="helpful" className="type-h3">
        {t('helpful.question')}
      </h2>
      <input type="hidden" name="lng" value={locale} />
      <div className="mt-5 flex gap-3">
        <Button type="submit" name="helped" value="yes" variant="quiet" text={t('helpful.yes')} />
        <Button type="submit" name="helped" value="no" variant="quiet" text={t('helpful.no')} />
      </div>
      <p
        id="thanks"
        role="status"
        tabIndex={-1}
        className="mt-5 hidden max-w-[30em] scroll-mt-[40vh] border-l-2 border-jade pl-4 target:block"
      >
        {t('helpful.thanks')}
      </p>
    </form>
  );
}
