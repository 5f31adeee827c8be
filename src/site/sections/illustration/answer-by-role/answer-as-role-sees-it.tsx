import type { ReactNode } from 'react';
import { cssNumber } from '@/lib/css-number-attribute';
import type { AnswerPart, MaskedViewsModel } from './model';

type SheetProps = { who: string; note: string; className?: string; children: ReactNode };

/** A sheet of paper with what one role sees of an answer. */
export function Sheet({ who, note, className = '', children }: SheetProps) {
  return (
    <li className={`flex flex-col rounded-card bg-paper p-5 tablet:p-7 ${className}`}>
      <h4 className="font-semibold text-(--hue)">{who}</h4>
      <div className="mt-4 grow">{children}</div>
      <p className="mt-6 border-t border-line pt-4 text-small text-muted">{note}</p>
    </li>
  );
}

type AnswerProps = { parts: readonly AnswerPart[] };

/** The full text; parts hidden from other roles are marked. */
export function WholeAnswer({ parts }: AnswerProps) {
  return (
    <p className="text-lead">
      {parts.map(({ text, hidden }, index) =>
        hidden ? (
          <mark
            key={index}
            className="rounded-[6px] -mx-0.5 bg-(--hue-soft) px-0.5 font-semibold text-(--hue)"
          >
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  );
}

/** The text of the answer with bars in place of hidden parts; a bar contains nothing to read or copy. */
export function MaskedAnswer({ parts, hiddenWord }: AnswerProps & { hiddenWord: string }) {
  return (
    <p>
      {parts.map(({ text, hidden }, index) =>
        hidden ? (
          <span key={index}>
            <span className="sr-only">{`(${hiddenWord})`}</span>
            <span
              aria-hidden="true"
              data-x={cssNumber(text.length * 0.56)}
              className="inline-block h-[1.05em] w-[calc(var(--x)*1em)] rounded-[4px] bg-ink align-[-0.15em]"
            />
          </span>
        ) : (
          text
        ),
      )}
    </p>
  );
}

type TopicsProps = { topics: MaskedViewsModel['counted']['topics'] };

/** Topics, with how many people mentioned each. */
export function Topics({ topics }: TopicsProps) {
  const most = Math.max(1, ...topics.map(({ count }) => count));
  return (
    <dl className="grid gap-4">
      {topics.map(({ label, count }) => (
        <div key={label} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5">
          <dt className="text-small">{label}</dt>
          <dd className="type-h3 tabular-nums">{count}</dd>
          <span aria-hidden="true" className="col-span-2 h-2 rounded-full bg-(--hue-soft)">
            <span
              data-x={cssNumber((count / most) * 100)}
              className="block h-full w-(--x-percent) rounded-full bg-(--hue)"
            />
          </span>
        </div>
      ))}
    </dl>
  );
}
