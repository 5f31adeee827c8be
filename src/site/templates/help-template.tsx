import type { FrameView } from '@/content/types';
import type { HelpPage } from '@/content/types-entries';
import { getT } from '@/i18n/server';
import { PreviewBar } from '../chrome/preview-bar';
import { SectionView } from '../sections/registry.views';
import { TextLink } from '../ui/text-link';
import { Frame } from './frame';
import { HelpHead } from './help-head';
import { HelpVote } from './help-vote';
import { NextStep } from './next-step';
import { PageTrail } from './page-trail';

type HelpTemplateProps = { page: HelpPage; frame: FrameView };

/** A help article: the question, its answer in a sentence, the steps, whether that helped, and what is near. */
export function HelpTemplate({ page, frame }: HelpTemplateProps) {
  const { locale, body, related, help } = page;
  const t = getT(locale, 'help');
  const headings = body.filter((part) => part.kind === 'heading' && part.level === 2);
  return (
    <Frame page={page} frame={frame}>
      <PageTrail page={page} />
      <article>
        <HelpHead page={page} />
        {body.length > 0 ? (
          <SectionView
            locale={locale}
            section={{
              name: 'richText',
              id: 'body',
              anchor: null,
              model: { contents: headings.length > 1, ground: 'paper', parts: body },
            }}
          />
        ) : null}
      </article>
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
      <NextStep locale={locale} namespace="help" />
      {page.draft ? <PreviewBar path={page.path} locale={locale} /> : null}
    </Frame>
  );
}
