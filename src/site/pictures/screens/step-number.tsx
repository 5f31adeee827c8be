import type { ReactNode } from 'react';

type StepNumberProps = { step: number };

/** The number of the step that is done at a place of a drawn screen. */
export function StepNumber({ step }: StepNumberProps) {
  return (
    <b className="grid size-6 shrink-0 place-items-center rounded-full bg-son text-tiny font-semibold text-paper">
      {step}
    </b>
  );
}

type WithStepNumberProps = { step: number | null; children: ReactNode };

/** A control, with a frame and the number of its step around it if it has one. */
export function WithStepNumber({ step, children }: WithStepNumberProps) {
  if (step === null) return children;
  return (
    <span className="inline-flex max-w-full items-center gap-2 rounded-[14px] border-2 border-son p-1 pl-1">
      <StepNumber step={step} />
      {children}
    </span>
  );
}
