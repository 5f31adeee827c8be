import { useId } from 'react';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { SampleNote } from '../../ui/sample-note';
import { SectionHead } from '../../ui/section-header';
import type { FeedbackReaderModel, ReadMessage } from './model';
import { MessageAnalysis } from './message-analysis';

type FeedbackReaderProps = { model: FeedbackReaderModel; locale: Locale };

/** The rows of the grid, by the number of messages, which is 3 to 5. */
const rowsOf: Readonly<Record<number, string>> = {
  3: 'desktop:grid-rows-[repeat(3,1fr)]',
  4: 'desktop:grid-rows-[repeat(4,1fr)]',
  5: 'desktop:grid-rows-[repeat(5,1fr)]',
};
const rows = [
  'desktop:row-1',
  'desktop:row-2',
  'desktop:row-3',
  'desktop:row-4',
  'desktop:row-5',
] as const;

/** Sample messages and the analysis of the selected one. Made of radio buttons, so it needs no script. */
export function FeedbackReader({ model, locale }: FeedbackReaderProps) {
  const name = useId();
  return (
    <section className="section-space bg-warm">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <fieldset
          className={`relative mt-8 grid gap-3 tablet:mt-12 desktop:grid-cols-[1fr_1.4fr] desktop:gap-x-10 ${rowsOf[model.messages.length] ?? ''}`}
        >
          <legend className="sr-only">{getT(locale, 'sections')('feedbackReader.choose')}</legend>
          {model.messages.map((message, index) => (
            <Choice
              key={message.channel}
              message={message}
              name={name}
              index={index}
              locale={locale}
            />
          ))}
        </fieldset>
        <SampleNote shown={model.sample} className="mt-6 text-small text-muted" />
      </div>
    </section>
  );
}

type ChoiceProps = { message: ReadMessage; name: string; index: number; locale: Locale };

function Choice({ message, name, index, locale }: ChoiceProps) {
  const id = `${name}-${index}`;
  return (
    <div className="contents">
      <input
        type="radio"
        id={id}
        name={name}
        defaultChecked={index === 0}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={`grid cursor-pointer content-center rounded-card rounded-bl-[6px] border border-line bg-paper px-5 py-4 transition-colors duration-150 peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--theme-focus) hover:border-line-control desktop:col-start-1 ${rows[index] ?? ''}`}
      >
        <span className="block text-tiny opacity-80">{message.channel}</span>
        <span className="mt-1.5 block leading-relaxed text-pretty">
          {message.words.map(({ text }) => text).join('')}
        </span>
      </label>
      <MessageAnalysis message={message} locale={locale} />
    </div>
  );
}
