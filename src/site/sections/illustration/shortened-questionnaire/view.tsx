import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { SentenceHeading } from '../../../ui/sentence-heading';
import { hueOf } from '../../../ui/card-colour-by-id';
import { Icon } from '../../../ui/icon';
import { SampleNote } from '../../../ui/sample-note';
import type { QuestionCutModel } from './model';

type QuestionCutProps = { model: QuestionCutModel; locale: Locale };

/** A draft questionnaire below the decision that it serves; the questions that were cut are crossed out. */
export function QuestionCut({ model, locale }: QuestionCutProps) {
  const t = getT(locale, 'sections');
  const kept = model.questions.filter((question) => question.kept).length;
  return (
    <section data-hue={hueOf(model.hue)} className="section-space">
      <div className="page-width grid gap-x-16 gap-y-10 desktop:grid-cols-[1fr_1.7fr]">
        <div className="flex flex-col">
          <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
          {model.text ? <p className="mt-5 max-w-[34em] text-muted">{model.text}</p> : null}
          <h3 className="mt-8 font-semibold text-(--hue) desktop:mt-12">{model.tests.label}</h3>
          <ol className="mt-3 max-w-[34em] border-b border-line">
            {model.tests.items.map((test) => (
              <li key={test} className="border-t border-line py-3.5">
                {test}
              </li>
            ))}
          </ol>
          <p className="mt-8 flex items-center gap-4 tabular-nums desktop:mt-auto desktop:pt-10">
            <span className="sr-only">
              {t('questionCut.count', { all: model.questions.length, kept })}
            </span>
            <span aria-hidden="true" className="type-display text-muted">
              {model.questions.length}
            </span>
            <Icon name="arrow-right" className="size-8 text-son" />
            <span aria-hidden="true" className="type-display text-(--hue)">
              {kept}
            </span>
          </p>
          <SampleNote shown={model.sample} className="mt-3 text-small text-muted" />
        </div>
        <div className="rounded-card bg-warm p-5 tablet:rounded-stage tablet:p-9">
          <p className="text-small font-semibold text-(--hue)">{model.decision.label}</p>
          <p className="type-h3 mt-1.5 text-pretty">{model.decision.text}</p>
          <ol className="mt-6">
            {model.questions.map((question) => (
              <QuestionRow
                key={question.text}
                question={question}
                state={t(question.kept ? 'questionCut.kept' : 'questionCut.cut')}
              />
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

type QuestionRowProps = { question: QuestionCutModel['questions'][number]; state: string };

function QuestionRow({ question: { text, kept, because }, state }: QuestionRowProps) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-line py-3.5 tablet:grid-cols-[auto_1.3fr_1fr] tablet:items-baseline">
      <span className={kept ? 'text-(--hue)' : 'text-son'}>
        <Icon name={kept ? 'check' : 'close'} className="size-5 translate-y-1" />
        <span className="sr-only">{`${state}: `}</span>
      </span>
      {kept ? (
        <p className="font-semibold">{text}</p>
      ) : (
        <p className="text-muted line-through decoration-son">{text}</p>
      )}
      <p
        className={`text-small max-tablet:col-start-2 ${kept ? 'font-semibold text-(--hue)' : 'text-muted'}`}
      >
        {because}
      </p>
    </li>
  );
}
