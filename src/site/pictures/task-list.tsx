import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { Avatar } from './drawing-components/avatar';
import { Figure } from './drawing-components/picture-frame';

type TaskListProps = { locale: Locale };

/** Tasks made from bad feedback, each with its owner and its state. */
export function TaskList({ locale }: TaskListProps) {
  const t = getT(locale, 'pictures');
  const tasks = [
    [t('taskList.first'), t('taskList.firstOwner'), t('taskList.firstState'), true],
    [t('taskList.second'), t('taskList.secondOwner'), t('taskList.secondState'), false],
    [t('taskList.third'), t('taskList.thirdOwner'), t('taskList.thirdState'), false],
  ] as const;
  return (
    <Figure alt={t('taskList.alt')} className="flex grow flex-col rounded-[14px] bg-paper p-2">
      <p className="px-4 pt-3 pb-2 text-small text-muted">{t('taskList.title')}</p>
      {tasks.map(([task, owner, state, done]) => (
        <div
          key={task}
          className="flex grow flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3.5 text-small first-of-type:border-0"
        >
          <span
            className={`grid size-5 shrink-0 place-items-center rounded-full border-2 ${
              done ? 'border-indigo bg-indigo' : 'border-line-control'
            }`}
          >
            {done ? (
              <svg viewBox="0 0 12 12" className="size-3 text-paper" fill="none">
                <path d="M2 6.5l2.5 2.5L10 3.5" stroke="currentColor" strokeWidth="2" />
              </svg>
            ) : null}
          </span>
          <span className="min-w-40 flex-1 font-semibold">{task}</span>
          <span className="flex items-center gap-2">
            <Avatar name={owner} hue={4} />
            <span className="min-w-20">{owner}</span>
          </span>
          <span className="rounded-full bg-indigo-soft px-3 py-1 text-tiny font-semibold text-indigo">
            {state}
          </span>
        </div>
      ))}
    </Figure>
  );
}
