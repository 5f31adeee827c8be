import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { Avatar } from './drawing-components/avatar';
import { Chip } from './drawing-components/topic-chip';
import { Panel } from './drawing-components/picture-panel';

type AgentBuilderProps = { locale: Locale };

/**
 * Classes for a wide canvas, on which the line from each step to the next goes to the right (`right`), and the dot at
 * its end is on the left side (`entered`). On a narrow canvas the line goes down.
 */
const right = '@lg:after:top-1/2 @lg:after:left-full @lg:after:h-0 @lg:after:w-6';
const entered = '@lg:before:top-[calc(50%-5px)] @lg:before:-left-1.5';
const steps = [
  { name: 'trigger', link: right },
  { name: 'knowledge', link: `${right} ${entered}` },
  { name: 'action', link: entered },
] as const;

/** An AI agent in three connected steps, and the rule that hands a case to a person. */
export function AgentBuilder({ locale }: AgentBuilderProps) {
  const t = getT(locale, 'pictures');
  return (
    <Panel
      alt={t('agentBuilder.alt')}
      ground="dark"
      className="bg-ink bg-[radial-gradient(var(--color-line-dark)_1px,transparent_1px)] bg-size-[16px_16px]"
    >
      <p className="flex items-center justify-between gap-3 text-paper">
        <span className="font-semibold">{t('agentBuilder.name')}</span>
        <Chip hue={1}>{t('agentBuilder.state')}</Chip>
      </p>
      <div className="mt-4 grid gap-6 leading-snug *:relative *:rounded-[14px] *:px-4 *:py-3.5 *:before:absolute *:before:-top-1.5 *:before:left-[26px] *:before:size-3 *:before:rounded-full *:before:bg-gold *:first:before:hidden *:after:absolute *:after:top-full *:after:left-[31px] *:after:h-6 *:after:border *:after:border-gold *:last:after:hidden @lg:grid-cols-3">
        {steps.map(({ name, link }) => (
          <div
            key={name}
            className={`bg-paper text-ink @xs:flex @xs:items-center @xs:justify-between @lg:block ${link}`}
          >
            <span className="font-semibold">
              <span className="block text-tiny font-normal text-jade">
                {t(`agentBuilder.${name}Label`)}
              </span>
              {t(`agentBuilder.${name}`)}
            </span>
            <span className="block text-tiny text-muted">{t(`agentBuilder.${name}Note`)}</span>
            <span className="mt-3 hidden rounded-[10px] bg-warm p-3 @lg:block">
              {t(`agentBuilder.${name}Says`)}
            </span>
          </div>
        ))}
        <div className="grid gap-3 inset-ring inset-ring-gold bg-ink-raised text-paper @lg:col-span-3 @lg:grid-cols-[1fr_auto] @lg:before:left-[calc(66.67%+42px)]">
          <p className="flex items-center gap-3 font-semibold text-gold">
            <svg viewBox="0 0 32 32" className="size-8 shrink-0" fill="none">
              <path
                d="M16 5l9 3.5v7.5c0 5.5-4 9.2-9 11-5-1.8-9-5.5-9-11V8.5z"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinejoin="round"
              />
            </svg>
            {t('agentBuilder.rail')}
          </p>
          <p className="flex items-center gap-3">
            <Avatar name={t('agentBuilder.owner')} hue={4} />
            <span>
              {t('agentBuilder.case')}
              <span className="block text-tiny text-muted-dark">{t('agentBuilder.wait')}</span>
            </span>
          </p>
        </div>
      </div>
    </Panel>
  );
}
