import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { Avatar } from './drawing-components/avatar';
import { Figure } from './drawing-components/picture-frame';

type SharedInboxProps = { locale: Locale };

/**
 * Three conversations from three channels in one list, each with its state; with enough width, one shows its drafted
 * answer.
 */
export function SharedInbox({ locale }: SharedInboxProps) {
  const t = getT(locale, 'pictures');
  const rows = [
    {
      name: t('sharedInbox.first'),
      channel: t('sharedInbox.channelZalo'),
      text: t('sharedInbox.firstText'),
      state: t('sharedInbox.firstState'),
      hue: 1,
      chip: 'bg-jade-soft text-jade',
    },
    {
      name: t('sharedInbox.second'),
      channel: t('sharedInbox.channelMessenger'),
      text: t('sharedInbox.secondText'),
      state: t('sharedInbox.secondState'),
      hue: 3,
      chip: 'bg-turmeric-soft text-turmeric',
      draft: t('sharedInbox.draft'),
    },
    {
      name: t('sharedInbox.third'),
      channel: t('sharedInbox.channelCall'),
      text: t('sharedInbox.thirdText'),
      state: t('sharedInbox.thirdState'),
      hue: 2,
      chip: 'bg-lotus text-paper',
    },
  ] as const;
  return (
    <Figure alt={t('sharedInbox.alt')} className="@container grid gap-2.5">
      {rows.map((row) => (
        <div key={row.name} className="rounded-[14px] bg-paper p-4">
          <div className="flex items-center gap-3">
            <Avatar name={row.name} hue={row.hue} />
            <span className="min-w-0 text-small leading-tight">
              <span className="block font-semibold">{row.name}</span>
              <span className="text-muted">{row.channel}</span>
            </span>
            <span
              className={`ml-auto shrink-0 rounded-full px-3 py-1 text-tiny font-semibold ${row.chip}`}
            >
              {row.state}
            </span>
          </div>
          <p className="mt-2.5 text-small">{row.text}</p>
          {'draft' in row ? (
            <div className="mt-3 hidden rounded-control bg-warm p-3.5 text-small @md:block">
              <p className="mb-1.5 text-tiny font-semibold text-turmeric">
                {t('sharedInbox.draftSource')}
              </p>
              <p>{row.draft}</p>
              <p className="mt-3 flex gap-1.5 text-tiny font-semibold">
                <span className="rounded-full bg-ink px-3 py-1.5 text-paper">
                  {t('sharedInbox.send')}
                </span>
                <span className="rounded-full bg-paper px-3 py-1.5">{t('sharedInbox.edit')}</span>
              </p>
            </div>
          ) : null}
        </div>
      ))}
    </Figure>
  );
}
