import { Exhibit } from '../../pictures/mockups/mockup';
import { SeenBy, type StepsProps } from './seen-by-customer-and-team';

/**
 * A layout of steps: one panel with a line through all of them, text on its left, pictures on its right. On phones and
 * tablets the line is at the left edge.
 */
export function ThreadSteps({ steps, locale }: StepsProps) {
  return (
    <ol className="mt-10 rounded-card bg-(--hue-soft) px-5 tablet:rounded-stage tablet:px-12 desktop:mt-14 desktop:px-16">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="grid grid-cols-[2.5rem_1fr] gap-x-4 tablet:gap-x-8 desktop:grid-cols-[1fr_2.5rem_1.1fr] desktop:gap-x-12"
        >
          <div className="col-start-2 pt-10 desktop:col-start-1 desktop:row-start-1 desktop:self-center desktop:py-12">
            <h3 className="type-h3">{step.title}</h3>
            <p className="mt-2 max-w-[36em]">{step.text}</p>
            <SeenBy step={step} locale={locale} className="mt-5 tablet:grid-cols-2" />
          </div>
          <span
            aria-hidden="true"
            className={`relative col-start-1 row-span-2 row-start-1 flex justify-center desktop:col-start-2 desktop:row-span-1 ${line(index, steps.length)}`}
          >
            <span className="relative mt-9 grid size-10 place-items-center self-start rounded-full bg-(--hue) font-semibold text-paper tabular-nums desktop:mt-0 desktop:self-center">
              {index + 1}
            </span>
          </span>
          <div className="col-start-2 grid min-w-0 content-center gap-4 pt-6 pb-10 desktop:col-start-3 desktop:row-start-1 desktop:py-12">
            {step.exhibits.map((exhibit) => (
              <Exhibit
                key={`${exhibit.from}${exhibit.title}`}
                model={exhibit}
                className="w-full max-w-[28rem] *:mx-0"
              />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The classes of the connecting line at a step; it starts at the first number and ends at the last. */
function line(index: number, count: number): string {
  const drawn = 'before:absolute before:inset-y-0 before:border-l-2 before:border-(--hue)';
  if (index === 0) return `${drawn} before:top-12 desktop:before:top-1/2`;
  return index === count - 1
    ? `${drawn} before:bottom-auto before:h-12 desktop:before:h-1/2`
    : drawn;
}
