import type { ReactNode } from 'react';
import { SentenceHeading } from '../ui/sentence-heading';

type FormStageProps = {
  titleLines: string[];
  text: string | null;
  /** Content below the text. */
  aside?: ReactNode;
  /** The background: `warm` by default, `paper` for a second form on the page. */
  ground?: 'warm' | 'paper';
  /** Whether this is the first section of its page, which leaves room for the header and has the main heading. */
  isHero?: boolean;
  children: ReactNode;
};

/**
 * A section with a text and a form (`children`): one below the other, or, on a desktop, a sticky text beside the form.
 */
export function FormStage(props: FormStageProps) {
  const { titleLines, text, aside, ground = 'warm', isHero = false, children } = props;
  const top = isHero
    ? 'pt-[calc(var(--header-height)+clamp(32px,5vw,72px))]'
    : 'pt-(--section-space)';
  return (
    <section
      className={`${ground === 'warm' ? 'bg-warm' : 'bg-paper'} pb-(--section-space) ${top}`}
    >
      <div className="page-width grid gap-x-16 gap-y-10 desktop:grid-cols-[1fr_1.15fr]">
        <div className="desktop:sticky desktop:top-[calc(var(--header-height)+48px)] desktop:self-start">
          <SentenceHeading
            as={isHero ? 'h1' : 'h2'}
            lines={titleLines}
            className={isHero ? 'type-h1' : 'type-h2'}
          />
          {text ? <p className="mt-5 max-w-[32em] text-lead text-muted">{text}</p> : null}
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
