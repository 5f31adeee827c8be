type FormStepsProps = { steps: readonly { title: string; text: string }[] };

/** What happens after a form is sent, in steps; hidden on phones, where it would push the form down. */
export function FormSteps({ steps }: FormStepsProps) {
  if (steps.length === 0) return null;
  return (
    <ol className="mt-8 hidden gap-6 tablet:grid desktop:mt-12">
      {steps.map((step, index) => (
        <li key={step.title} className="grid grid-cols-[2.5rem_1fr] gap-x-4">
          <span
            aria-hidden="true"
            className="grid size-10 place-items-center rounded-full border border-line-control font-semibold tabular-nums"
          >
            {index + 1}
          </span>
          <span>
            <span className="block font-semibold">{step.title}</span>
            <span className="text-muted">{step.text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
