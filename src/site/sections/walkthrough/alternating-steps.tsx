import { Exhibit } from '../../pictures/mockups/mockup';
import { SeenBy, type StepsProps } from './seen-by-customer-and-team';

/** A layout of steps: text and picture alternate sides at every step. */
export function SideSteps({ steps, locale }: StepsProps) {
  return (
    <ol className="mt-10 grid gap-14 tablet:gap-10 desktop:mt-16">
      {steps.map((step, index) => {
        const even = index % 2 === 1;
        return (
          <li
            key={step.title}
            className="grid gap-x-12 gap-y-6 tablet:grid-cols-2 tablet:items-stretch desktop:gap-x-20"
          >
            <div className={`flex flex-col justify-center ${even ? 'tablet:order-2' : ''}`}>
              <span
                aria-hidden="true"
                className="type-h1 leading-none! font-semibold text-(--hue) tabular-nums"
              >
                {index + 1}
              </span>
              <h3 className="type-h3 mt-4">{step.title}</h3>
              <p className="mt-2 max-w-[36em] text-muted">{step.text}</p>
              <SeenBy step={step} locale={locale} className="mt-5 desktop:grid-cols-2" />
            </div>
            <div
              className={`grid min-w-0 content-center gap-4 rounded-card p-5 tablet:p-6 desktop:rounded-stage desktop:p-12 ${
                even ? 'bg-warm' : 'bg-(--hue-soft)'
              }`}
            >
              {step.exhibits.map((exhibit) => (
                <Exhibit
                  key={`${exhibit.from}${exhibit.title}`}
                  model={exhibit}
                  className="mx-auto w-full max-w-[26rem]"
                />
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
