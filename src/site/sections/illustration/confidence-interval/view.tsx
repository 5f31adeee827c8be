import { cssNumber } from '@/lib/css-number-attribute';
import { SampleNote } from '../../../ui/sample-note';
import { SectionHead } from '../../../ui/section-header';
import type { ThresholdRulerModel } from './model';

type ThresholdRulerProps = { model: ThresholdRulerModel };
type Reading = ThresholdRulerModel['readings'][number];

/** Shows one question as more answers arrive: the interval narrows until it passes the threshold, or does not. */
export function ThresholdRuler({ model }: ThresholdRulerProps) {
  const { threshold, top } = model;
  const percent = (value: number) => cssNumber((value / top) * 100);
  return (
    <section data-ground="dark" className="section-space bg-ink text-paper">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <p className="mt-8 flex items-center gap-3 text-small text-gold desktop:mt-12">
          <span aria-hidden="true" className="h-5 border-l-2 border-gold" />
          {threshold.label}
        </p>
        <ol className="mt-4">
          {model.readings.map((reading) => (
            <li
              key={reading.when}
              className="grid gap-x-10 gap-y-3 border-t border-line-dark py-6 desktop:grid-cols-[11rem_1fr_19rem] desktop:items-center"
            >
              <p className="flex items-baseline justify-between gap-4 desktop:block">
                <span className="type-h3">{reading.when}</span>{' '}
                <span className="text-small text-muted-dark desktop:block">{reading.answers}</span>
              </p>
              <Ruler reading={reading} line={percent(threshold.value)} percent={percent} />
              <div>
                <p className="font-semibold tabular-nums">{reading.result}</p>
                <p
                  className={`mt-1 text-small text-pretty ${reading.passed ? 'text-gold' : 'text-muted-dark'}`}
                >
                  {reading.verdict}
                </p>
              </div>
            </li>
          ))}
        </ol>
        <div
          aria-hidden="true"
          className="flex justify-between border-t border-line-dark pt-2 text-tiny text-muted-dark tabular-nums desktop:mr-[21.5rem] desktop:ml-[13.5rem]"
        >
          {model.ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </div>
        <SampleNote shown={model.sample} className="mt-6 text-small text-muted-dark" />
      </div>
    </section>
  );
}

type RulerProps = { reading: Reading; line: string; percent: (value: number) => string };

function Ruler({ reading, line, percent }: RulerProps) {
  const { share, low, high, passed } = reading;
  return (
    <div aria-hidden="true" className="relative h-14 rounded-control bg-ink-raised">
      <span
        data-x={percent(low)}
        data-y={percent(high - low)}
        className={`absolute inset-y-3 left-(--x-percent) w-(--y-percent) rounded-full ${passed ? 'bg-gold' : 'border-2 border-muted-dark'}`}
      />
      <span
        data-x={percent(share)}
        className={`absolute top-1/2 left-(--x-percent) size-3.5 -translate-1/2 rounded-full ${passed ? 'bg-ink' : 'bg-paper'}`}
      />
      <span
        data-x={line}
        className="absolute -inset-y-2 left-(--x-percent) border-l-2 border-gold"
      />
    </div>
  );
}
