import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { Figure } from './drawing-components/picture-frame';
import { Score } from './drawing-components/five-point-score';

type SurveyPhoneProps = { locale: Locale };

/** A short survey on a phone, and the response rate of each channel. */
export function SurveyPhone({ locale }: SurveyPhoneProps) {
  const t = getT(locale, 'pictures');
  const channels = [
    [t('surveyPhone.channelZalo'), t('surveyPhone.rateZalo'), 'w-full'],
    [t('surveyPhone.channelQr'), t('surveyPhone.rateQr'), 'w-[60%]'],
    [t('surveyPhone.channelEmail'), t('surveyPhone.rateEmail'), 'w-[29%]'],
  ] as const;
  return (
    <Figure flush alt={t('surveyPhone.alt')} className="@container flex grow flex-col">
      <div className="grid grow items-end gap-5 @md:grid-cols-[minmax(6rem,1fr)_minmax(0,15rem)]">
        <div className="pb-6">
          <p className="mb-3 text-small text-(--hue)">{t('surveyPhone.channelsTitle')}</p>
          <div className="grid gap-3">
            {channels.map(([name, rate, bar]) => (
              <div key={name} className="text-small">
                <div className="mb-1.5 flex justify-between gap-3">
                  <span>{name}</span>
                  <span className="font-semibold tabular-nums">
                    {rate} <span className="font-normal">{t('surveyPhone.rateLabel')}</span>
                  </span>
                </div>
                <div className="h-2 rounded-full bg-paper">
                  <div className={`h-2 rounded-full bg-(--hue) ${bar}`} />
                </div>
              </div>
            ))}
          </div>
        </div>
        <div className="flex flex-col self-stretch rounded-t-[28px] border-[6px] border-b-0 border-ink bg-paper p-5 pb-6">
          <p className="mb-4 font-semibold">{t('surveyPhone.question')}</p>
          <Score chosen={2} />
          <div className="mt-2 mb-5 flex justify-between text-tiny text-muted">
            <span>{t('surveyPhone.low')}</span>
            <span>{t('surveyPhone.high')}</span>
          </div>
          <p className="mb-2 text-small font-semibold">{t('surveyPhone.follow')}</p>
          <div className="flex flex-wrap gap-1.5 text-tiny">
            <span className="rounded-full bg-warm px-3 py-1.5">{t('surveyPhone.reasonStaff')}</span>
            <span className="rounded-full bg-jade px-3 py-1.5 text-paper">
              {t('surveyPhone.reasonWait')}
            </span>
            <span className="rounded-full bg-warm px-3 py-1.5">{t('surveyPhone.reasonPrice')}</span>
          </div>
          <p className="mt-auto pt-5 text-small">
            <span className="block rounded-control bg-ink px-4 py-2.5 text-center font-semibold text-paper">
              {t('surveyPhone.send')}
            </span>
          </p>
        </div>
      </div>
    </Figure>
  );
}
