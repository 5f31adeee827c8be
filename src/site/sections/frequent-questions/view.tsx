import { useId } from 'react';
import { Accordion } from '../../ui/accordion';
import { SentenceHeading } from '../../ui/sentence-heading';
import { backgroundAttributes } from '../../ui/section-background';
import { TextLink } from '../../ui/text-link';
import type { QuestionsModel } from './model';

type QuestionsProps = { model: QuestionsModel };

/** Frequently asked questions; the first answer is open. */
export function Questions({ model }: QuestionsProps) {
  const name = useId();
  const { className, ...ground } = backgroundAttributes(model.ground);
  const items = model.items.map(({ id, question, paragraphs }, index) => ({
    id,
    title: question,
    open: index === 0,
    content: paragraphs.map((paragraph) => (
      <p key={paragraph} className="mt-3 first:mt-0">
        {paragraph}
      </p>
    )),
  }));
  return (
    <section {...ground} className={`section-space ${className}`}>
      <div className="page-width grid gap-x-16 gap-y-8 desktop:grid-cols-[1fr_1.6fr]">
        <div className="desktop:sticky desktop:top-[calc(var(--header-height)+64px)] desktop:self-start">
          <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
          {model.text ? (
            <p className="mt-4 max-w-[30em] text-(--theme-muted)">{model.text}</p>
          ) : null}
          {model.link ? <TextLink {...model.link} arrow className="mt-3" /> : null}
        </div>
        <Accordion name={name} items={items} />
      </div>
    </section>
  );
}
