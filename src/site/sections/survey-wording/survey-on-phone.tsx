import { getT } from '@/i18n/server-translations';
import { gridColumns } from '../../ui/grid-columns';
import type { SurveyWordingModel, Wording } from './model';

type PhoneProps = {
  wording: Wording;
  scale: SurveyWordingModel['scale'];
};

/** A survey on a customer's phone, as real text that can be copied. */
export function Phone({ wording, scale }: PhoneProps) {
  const t = getT(wording.locale, 'sections');
  return (
    <div
      lang={wording.locale}
      className="flex flex-col rounded-stage border-[7px] border-ink bg-paper p-4 pb-5 tablet:min-h-[34rem] tablet:p-5 tablet:pb-6"
    >
      <p className="mb-5 self-start rounded-full bg-(--hue-soft) px-3 py-1 text-tiny font-semibold">
        {t('surveyWording.language')}
      </p>
      <p className="font-semibold">{wording.question}</p>
      {scale ? <Scale scale={scale} wording={wording} /> : <Choice wording={wording} />}
      <p className="mt-6 text-small font-semibold">{wording.followUp}</p>
      <p
        aria-hidden="true"
        className="mt-2 min-h-16 grow rounded-control border border-dashed border-line-control px-3 py-2.5 text-small text-muted"
      >
        {t('surveyWording.placeholder')}
      </p>
      <p
        aria-hidden="true"
        className="mt-4 rounded-control bg-(--hue) px-4 py-2.5 text-center text-small font-semibold text-paper"
      >
        {t('surveyWording.send')}
      </p>
    </div>
  );
}

type ScaleProps = { scale: { from: number; to: number }; wording: Wording };

function Scale({ scale, wording }: ScaleProps) {
  const grades = Array.from(
    { length: scale.to - scale.from + 1 },
    (_, index) => scale.from + index,
  );
  const columns = grades.length > 7 ? Math.ceil(grades.length / 2) : grades.length;
  return (
    <div className="mt-4">
      <div data-clear className={`grid gap-1.5 ${gridColumns(columns)}`}>
        {grades.map((grade) => (
          <span
            key={grade}
            className="grid h-10 place-items-center rounded-[8px] border border-(--hue) text-small font-semibold tabular-nums"
          >
            {grade}
          </span>
        ))}
      </div>
      <div className="mt-2 flex justify-between gap-4 text-tiny text-muted">
        <span>{wording.low}</span>
        <span className="text-right">{wording.high}</span>
      </div>
    </div>
  );
}

function Choice({ wording }: { wording: Wording }) {
  return (
    <div className="mt-4 grid gap-2">
      {[wording.high, wording.low].map((answer) => (
        <span
          key={answer}
          className="rounded-control border border-(--hue) px-4 py-2.5 text-center text-small font-semibold"
        >
          {answer}
        </span>
      ))}
    </div>
  );
}
