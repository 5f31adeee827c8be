import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { Icon } from '../../ui/icon';
import type { IconName } from '../../ui/icon-paths';
import type { Handler, ReadMessage, Tone } from './model';

type MessageAnalysisProps = { message: ReadMessage; locale: Locale };

const tones: Readonly<Record<Tone, string>> = {
  praise: 'bg-jade-soft text-jade',
  complaint: 'bg-lotus-soft text-lotus',
  wish: 'bg-indigo-soft text-indigo',
  alarm: 'bg-son-soft text-son-deep',
};
const signs: Readonly<Record<Handler, { icon: IconName; look: string }>> = {
  agent: { icon: 'check', look: 'bg-jade-soft text-jade' },
  approved: { icon: 'chat', look: 'bg-turmeric-soft text-turmeric' },
  person: { icon: 'phone', look: 'bg-son-soft text-son-deep' },
};

/**
 * The analysis of a message, who answers it, and the task that it creates. Shown while its message is
 * selected; on desktop all analyses have the same place, so that selecting one moves nothing below.
 */
export function MessageAnalysis({ message, locale }: MessageAnalysisProps) {
  const t = getT(locale, 'sections');
  const { icon, look } = signs[message.handler];
  return (
    <article
      data-handler={message.handler}
      className="hidden rounded-card border border-line bg-paper p-6 peer-checked:block tablet:rounded-stage tablet:p-9 desktop:invisible desktop:col-start-2 desktop:row-[1/-1] desktop:block desktop:p-12 desktop:peer-checked:visible"
    >
      <p className="text-small text-muted">{t('feedbackReader.read')}</p>
      <p className="type-h3 mt-3 leading-[1.75] text-pretty desktop:type-h2 desktop:leading-[1.5]">
        {message.words.map(({ text, tone }, index) =>
          tone ? (
            <mark
              key={index}
              className={`rounded-[6px] box-decoration-clone px-1.5 py-0.5 ${tones[tone]}`}
            >
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
      <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-2 text-small">
        {message.marks.map(({ topic, tone }) => (
          <li key={topic} className="flex items-center gap-2">
            <span className={`rounded-full px-2.5 py-0.5 font-semibold ${tones[tone]}`}>
              {t(`feedbackReader.tone.${tone}`)}
            </span>
            {topic}
          </li>
        ))}
      </ul>
      <div className="mt-7 grid grid-cols-[2.75rem_1fr] gap-x-4 border-t border-line pt-6">
        <span className={`grid size-11 place-items-center rounded-full ${look}`}>
          <Icon name={icon} />
        </span>
        <div>
          <h3 className="text-lead font-semibold">{message.decision}</h3>
          <p className="mt-1 max-w-[38em] text-muted">{message.why}</p>
          {message.reply ? (
            <p className="mt-4 rounded-card rounded-tl-[6px] bg-warm px-5 py-4">{message.reply}</p>
          ) : null}
        </div>
      </div>
      <p className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-5 text-small">
        <span className="font-semibold">{message.task.title}</span>
        <span className="text-muted">{message.task.owner}</span>
        <span className="rounded-full bg-turmeric-soft px-3 py-1 text-tiny font-semibold text-turmeric tablet:ml-auto">
          {message.task.due}
        </span>
      </p>
    </article>
  );
}
