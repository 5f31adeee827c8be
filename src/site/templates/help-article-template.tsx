import type { FrameView } from '@/content/header-and-footer-types';
import type { HelpPage } from '@/content/entry-view-model-types';
import { getT } from '@/i18n/server-translations';
import { TextLink } from '../ui/text-link';
import { EntryFrame } from './entry-page-layout';
import { EntryText } from './entry-body-text';
import { HelpHead } from './help-article-header';
import { HelpVote } from './help-feedback-form';
import { NextStep } from './closing-call-to-action';

type HelpTemplateProps = { page: HelpPage; frame: FrameView };

/**
 * A help article: the question, its short answer, the steps, the call to action, "was this helpful", and related
 * articles.
 */
export function HelpTemplate({ page, frame }: HelpTemplateProps) {
  const { locale, related, help } = page;
  const t = getT(locale, 'help');
  return (
    <EntryFrame page={page} frame={frame}>
      <article>
        <HelpHead page={page} />
        <EntryText page={page} contentsFrom={2} />
      </article>
      <NextStep
        locale={locale}
        isLast={false}
        say={(part) => t(`next.${part}`, { minutes: frame.settings.office.promiseMinutes })}
      />
      <div className="bg-warm">
        <div className="page-width grid gap-x-16 gap-y-12 py-[clamp(48px,6vw,80px)] desktop:grid-cols-[1fr_1.4fr]">
          <HelpVote slug={help.slug} locale={locale} />
          {related.length > 0 ? (
            <nav aria-labelledby="related-help">
              <h2 id="related-help" className="type-h3">
                {t('related')}
              </h2>
              <ul className="mt-3">
                {related.map(({ id, href, question }) => (
                  <li key={id} className="border-t border-line">
                    <TextLink href={href} text={question} arrow />
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </div>
      </div>
    </EntryFrame>
  );
}
