import { localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { DialogOpener, opensDialog } from '../ui/dialog-opener';
import { EmptyState, ErrorState } from '../ui/notice-state';
import { IconButton } from '../ui/icon-button';
import { Skeleton } from '../ui/skeleton';
import { TextLink } from '../ui/text-link';
import { toastHtml, type ToastType } from '../ui/toast';
import { Chapter, Grounds } from './specimen';

type FeedbackChapterProps = { locale: Locale };

const DIALOG = 'gallery-dialog';

/** What the page says back. */
export function FeedbackChapter({ locale }: FeedbackChapterProps) {
  const t = getT(locale, 'gallery');
  const ui = getT(locale, 'ui');
  const toasts: { type: ToastType; message: string; description: string | null }[] = [
    { type: 'info', message: t('toast.info'), description: null },
    { type: 'success', message: t('toast.success'), description: t('toast.successText') },
    { type: 'warning', message: t('toast.warning'), description: t('toast.warningText') },
    { type: 'error', message: t('toast.error'), description: t('toast.errorText') },
  ];
  return (
    <Chapter id="feedback" title={t('chapter.feedback')}>
      <Grounds locale={locale}>
        {(ground) => (
          <div className="grid grid-cols-1 gap-8 desktop:grid-cols-[430px_1fr]">
            <div className="grid content-start gap-3">
              {toasts.map((toast) => (
                <div
                  key={toast.type}
                  // Made by the same function as those of a page, of our own words.
                  // oxlint-disable-next-line react/no-danger
                  dangerouslySetInnerHTML={{
                    __html: toastHtml({
                      ...toast,
                      typeLabel: ui(`toast.${toast.type}`),
                      closeLabel: ui('toast.close'),
                    }),
                  }}
                />
              ))}
            </div>
            <div className="grid content-start gap-4">
              <EmptyState
                as="h3"
                title={t('notice.empty')}
                text={t('notice.emptyText')}
                action={
                  <TextLink href={localizedPath(locale, '/')} text={t('notice.action')} arrow />
                }
              />
              <ErrorState
                as="h3"
                title={t('notice.error')}
                text={t('notice.errorText')}
                action={<Button text={t('notice.retry')} />}
              />
            </div>
            <Skeleton label={ui('loading')} media className="max-w-[430px]" />
            <div className="flex items-start gap-3">
              <DialogOpener
                dialogId={DIALOG}
                text={t('dialog.open')}
                variant={ground === 'dark' ? 'onDark' : 'quiet'}
              />
              <IconButton icon="info" label={t('dialog.open')} {...opensDialog(DIALOG)} />
            </div>
          </div>
        )}
      </Grounds>
      <Dialog id={DIALOG} title={t('dialog.title')} closeLabel={ui('dialog.close')}>
        <p>{t('dialog.text')}</p>
      </Dialog>
    </Chapter>
  );
}
