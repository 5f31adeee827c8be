'use client';

import { Button, useAuth } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { nearTime } from '@/lib/format-times-and-durations';
import { useNow } from './text-of-reply-deadline.client';
import { type LeadStepProps, StepForm, useStep } from './next-step-form.client';

function Planned({ summary: { step, owner, readAt }, language, text }: LeadStepProps) {
  const now = useNow(readAt);
  const { user } = useAuth();
  const { next } = step;
  if (!next) return null;
  const who = next.owner ?? owner;
  const isLate = Date.parse(next.at) <= now && !next.isClosed;
  const time = nearTime(next.at, language, now);
  const whoName = who === null ? text.whoever : who.id === user?.id ? text.mine : who.name;
  const isToCome = next.remindsAt !== null && Date.parse(next.remindsAt) > now;
  return (
    <>
      <p className="lead-step__what">{next.text}</p>
      <p className="lead-step__when" data-late={isLate}>
        <time dateTime={next.at}>{isLate ? text.late.replace('{{time}}', time) : time}</time> ·{' '}
        {whoName}
      </p>
      {next.isClosed ? <p className="lead-step__note">{text.closed}</p> : null}
      {isToCome && next.remindsAt && !next.isClosed ? (
        <p className="lead-step__note">
          {text.remindedAt.replace('{{time}}', nearTime(next.remindsAt, language, now))}
        </p>
      ) : null}
    </>
  );
}

/** The next step of a lead, with buttons to plan, change, complete and postpone it, and to undo its end. */
export function LeadNextStep(props: LeadStepProps) {
  const { summary, language, text } = props;
  const { step, readAt } = summary;
  const { next, ended, later } = step;
  const acts = useStep(props);
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setOpen(false);
    // The action removes the clicked button, so the keyboard focus moves to the heading.
    heading.current?.focus();
  };
  const press = (act: () => Promise<unknown>) => {
    void act().then(() => heading.current?.focus());
  };
  const moved = next && { text: next.text, at: later, owner: next.owner?.id ?? null };
  return (
    <section aria-labelledby="lead-step" className="lead-step">
      <h3 id="lead-step" ref={heading} tabIndex={-1}>
        {text.title}
      </h3>
      {isOpen ? (
        // The key remounts the form after a colleague's change of the step, which a save would overwrite unseen.
        <StepForm {...props} acts={acts} close={close} key={step.change} />
      ) : (
        <>
          <div className="lead-step__plan">
            <Planned {...props} />
            {next ? null : (
              <p className="lead-step__note">
                {ended
                  ? text.ended[ended.isDone ? 'done' : 'dropped'].replace(
                      '{{step}}',
                      () => ended.text,
                    )
                  : text.none}
              </p>
            )}
          </div>
          <div className="lead-step__acts">
            {moved ? (
              <>
                <Button
                  disabled={acts.busy}
                  margin={false}
                  onClick={() => press(acts.done)}
                  size="small"
                >
                  {text.done}
                </Button>
                <Button
                  buttonStyle="secondary"
                  disabled={acts.busy}
                  margin={false}
                  onClick={() => press(() => acts.move(moved))}
                  size="small"
                >
                  {text.move.replace('{{time}}', nearTime(later, language, readAt))}
                </Button>
              </>
            ) : null}
            {ended ? (
              <Button
                buttonStyle="secondary"
                disabled={acts.busy}
                margin={false}
                onClick={() => press(acts.undo)}
                size="small"
              >
                {text.undo}
              </Button>
            ) : null}
            <Button
              buttonStyle="secondary"
              margin={false}
              onClick={() => setOpen(true)}
              size="small"
            >
              {next ? text.change : text.plan}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
