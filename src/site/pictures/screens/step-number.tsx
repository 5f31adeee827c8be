import type { ReactNode } from 'react';

type StepNumberProps = { step: number };

/** The number of a step, at the place in a drawn screen where the step is done. */
export function StepNumber({ step }: StepNumberProps) {
  return (
    <b className="grid size-6 shrink-0 place-items-center rounded-full bg-son text-tiny font-semibold text-paper">
      {step}
    </b>
  );
}

type WithStepNumberProps = { step: number | null; children: ReactNode };

/** A control, with a frame and the number of its step if it has one. */
export function WithStepNumber({ step, children }: WithStepNumberProps) {
  if (step === null) return children;
  return (
    <span className="inline-flex max-w-full items-center gap-2 rounded-[14px] border-2 border-son p-1 pl-1">
      <StepNumber step={step} />
      {children}
    </span>
  );
}
