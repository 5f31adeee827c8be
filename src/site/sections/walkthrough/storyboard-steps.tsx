import { Exhibit } from '../../pictures/mockups/mockup';
import { SeenBy, type StepsProps } from './seen-by-customer-and-team';

/** A layout of steps: storyboard panels, two or three a row, each with a picture above its text. */
export function BoardSteps({ steps, locale }: StepsProps) {
  return (
    <ol className="mt-10 grid gap-4 tablet:grid-cols-2 desktop:mt-14 desktop:grid-cols-6 desktop:gap-5">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className={`row-span-2 grid min-w-0 grid-rows-subgrid gap-y-0 overflow-hidden rounded-card border border-line ${width(index, steps.length)}`}
        >
          <div
            className={`flex flex-col justify-center gap-4 p-5 tablet:p-7 ${
              index % 2 === 0 ? 'bg-(--hue-soft)' : 'bg-warm'
            }`}
          >
            {step.exhibits.map((exhibit) => (
              <Exhibit
                key={`${exhibit.from}${exhibit.title}`}
                model={exhibit}
                className="mx-auto w-full max-w-[24rem]"
              />
            ))}
          </div>
          <div className="p-5 tablet:p-7">
            <h3 className="flex items-baseline gap-4">
              <span aria-hidden="true" className="type-h2 leading-none! text-(--hue) tabular-nums">
                {index + 1}
              </span>
              <span className="type-h3">{step.title}</span>
            </h3>
            <p className="mt-3 max-w-[40em] text-muted">{step.text}</p>
            <SeenBy
              step={step}
              locale={locale}
              className={`mt-5 ${isWide(index, steps.length) ? 'desktop:grid-cols-2' : ''}`}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Whether a panel takes half of the desktop's width; the others take a third. */
function isWide(index: number, count: number): boolean {
  return count === 4 || (count === 5 && index < 2);
}

/**
 * The widths of the panels. On a desktop four are in rows of 2 + 2, five 2 + 3, six 3 + 3; on tablets a single last
 * panel takes the whole row.
 */
function width(index: number, count: number): string {
  const left = count % 2 === 1 && index === count - 1 ? 'tablet:max-desktop:col-span-2' : '';
  return `${isWide(index, count) ? 'desktop:col-span-3' : 'desktop:col-span-2'} ${left}`;
}
