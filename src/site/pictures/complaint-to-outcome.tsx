import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { Avatar } from './drawing-components/avatar';
import { Figure } from './drawing-components/picture-frame';
import { StoryMoment } from './drawing-components/complaint-moment';
import { Score } from './drawing-components/five-point-score';
import { AiSparkIcon } from './drawing-components/ai-spark-icon';
import { Trend } from './drawing-components/nps-trend-line';

type ReplyDeskProps = { locale: Locale };

const card = 'told rounded-card bg-paper p-5 text-ink';

/**
 * The picture of the home page: one complaint from its arrival to its measured outcome. Its cards light up in that
 * order. They stand in three columns on a wide screen, two on a tablet, and one below the other on a phone.
 */
export function ReplyDesk({ locale }: ReplyDeskProps) {
  const t = getT(locale, 'pictures');
  return (
    <Figure
      alt={t('replyDesk.alt')}
      ground="dark"
      className="relative isolate overflow-hidden rounded-card bg-ink p-5 pb-8 tablet:rounded-stage tablet:p-9 desktop:p-12"
    >
      <div className="absolute inset-0 -z-10 stage-glow [--glow:42%_-10%]" />
      <div className="absolute inset-2 -z-10 rounded-[14px] border border-gold/50 tablet:inset-3 tablet:rounded-[24px]" />
      <div className="grid gap-7 tablet:grid-cols-2 tablet:gap-x-6 tablet:gap-y-8 desktop:grid-cols-[1fr_1.5fr_1fr]">
        <div className="grid content-start gap-7">
          <StoryMoment
            time={t('replyDesk.complaintTime')}
            caption={t('replyDesk.complaintCaption')}
          >
            <div className={`${card} turn-0`}>
              <div className="flex items-center gap-3">
                <Avatar name={t('replyDesk.customer')} hue={2} />
                <span className="min-w-0 text-small leading-tight">
                  <span className="block font-semibold">{t('replyDesk.customer')}</span>
                  <span className="text-muted">{t('replyDesk.channel')}</span>
                </span>
              </div>
              <p className="mt-4 rounded-[14px] rounded-tl-[4px] bg-warm px-4 py-3 text-small leading-relaxed">
                {t('replyDesk.complaint')}
              </p>
              <p className="mt-3 inline-block rounded-full bg-lotus-soft px-3 py-1 text-tiny font-semibold text-lotus">
                {t('replyDesk.risk')}
              </p>
            </div>
          </StoryMoment>
          <div className="hidden rounded-card border border-line-dark p-5 text-paper desktop:block">
            <div className="text-small text-muted-dark">{t('replyDesk.trendCaption')}</div>
            <div className="mt-1 flex items-end justify-between gap-4">
              <span className="text-[2.5rem] leading-none font-semibold tracking-tight">
                {t('replyDesk.trendValue')}
              </span>
              <span className="pb-1 text-small text-gold">{t('replyDesk.trendChange')}</span>
            </div>
            <Trend className="mt-4 text-gold" />
          </div>
        </div>
        <StoryMoment time={t('replyDesk.draftTime')} caption={t('replyDesk.draftCaption')}>
          <div className={`${card} turn-1 desktop:p-7`}>
            <div className="flex items-center gap-2 text-tiny text-turmeric">
              <AiSparkIcon />
              {t('replyDesk.draftSource')}
            </div>
            <p className="mt-4 text-body leading-relaxed desktop:text-lead desktop:leading-relaxed">
              {t('replyDesk.draft')}
            </p>
            <div className="mt-6 flex flex-wrap gap-2 text-small font-semibold">
              <span className="rounded-[10px] bg-ink px-5 py-2 text-paper">
                {t('replyDesk.send')}
              </span>
              <span className="rounded-[10px] border border-line px-4 py-2">
                {t('replyDesk.edit')}
              </span>
              <span className="rounded-[10px] border border-line px-4 py-2">
                {t('replyDesk.escalate')}
              </span>
            </div>
          </div>
        </StoryMoment>
        <div className="grid content-start gap-7 tablet:col-span-2 tablet:grid-cols-2 tablet:gap-6 desktop:col-span-1 desktop:grid-cols-1 desktop:gap-7">
          <StoryMoment time={t('replyDesk.taskTime')} caption={t('replyDesk.taskCaption')}>
            <div className={`${card} turn-2`}>
              <p className="font-semibold">{t('replyDesk.task')}</p>
              <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-small">
                <Avatar name={t('replyDesk.taskOwner')} hue={4} />
                {t('replyDesk.taskOwner')}
                <span className="ml-auto rounded-full bg-turmeric-soft px-3 py-1 text-tiny font-semibold text-turmeric">
                  {t('replyDesk.taskDue')}
                </span>
              </div>
            </div>
          </StoryMoment>
          <StoryMoment time={t('replyDesk.surveyTime')} caption={t('replyDesk.surveyCaption')}>
            <div className={`${card} turn-3`}>
              <p className="mb-4 text-small leading-relaxed font-semibold">
                {t('replyDesk.surveyQuestion')}
              </p>
              <Score chosen={4} />
              <p className="mt-3 text-small text-muted">{t('replyDesk.surveyReason')}</p>
            </div>
          </StoryMoment>
        </div>
      </div>
    </Figure>
  );
}
