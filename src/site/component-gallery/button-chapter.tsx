import { localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';
import type { ButtonVariant } from '../ui/button-style';
import { IconButton } from '../ui/icon-button';
import { NoteWithDot } from '../ui/note-with-dot';
import { TextLink } from '../ui/text-link';
import { Chapter, Grounds, Specimen, type Ground } from './gallery-chapter';

type ButtonChapterProps = { locale: Locale };

const looks = ['rest', 'hover', 'focus', 'active'] as const;

export function ButtonChapter({ locale }: ButtonChapterProps) {
  const t = getT(locale, 'gallery');
  const ui = getT(locale, 'ui');
  const common = getT(locale, 'common');
  const href = localizedPath(locale, '/');
  const quietOn = (ground: Ground): ButtonVariant => (ground === 'dark' ? 'onDark' : 'quiet');
  const row = 'grid items-start gap-x-4 gap-y-6 tablet:grid-cols-3 desktop:grid-cols-6';
  return (
    <Chapter id="buttons" title={t('chapter.buttons')}>
      <Grounds locale={locale}>
        {(ground) => (
          <div className="grid grid-cols-1 gap-8">
            {(['primary', quietOn(ground)] as const).map((variant) => {
              const text = variant === 'primary' ? t('label.primary') : t('label.quiet');
              return (
                <div key={variant} className={row}>
                  {looks.map((look) => (
                    <Specimen key={look} name={t(`state.${look}`)}>
                      <Button text={text} variant={variant} data-look={look} />
                    </Specimen>
                  ))}
                  <Specimen name={t('state.disabled')}>
                    <Button text={text} variant={variant} disabled />
                  </Specimen>
                  <Specimen name={t('state.busy')}>
                    <Button text={text} variant={variant} busy />
                  </Specimen>
                </div>
              );
            })}
            <div className="flex flex-wrap items-center gap-4">
              <ButtonLink href={href} text={t('label.primary')} icon="calendar" />
              <ButtonLink href={href} text={t('label.long')} variant={quietOn(ground)} />
              <IconButton icon="search" label={t('label.more')} />
              <IconButton icon="menu" label={t('label.more')} data-look="hover" />
              <IconButton icon="close" label={t('label.more')} data-look="focus" />
              <IconButton icon="download" label={t('label.more')} disabled />
            </div>
            <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
              <TextLink href={href} text={t('label.more')} />
              <TextLink href={href} text={t('label.long')} arrow />
              <TextLink href={href} text={t('label.quiet')} newTab={ui('newTab')} />
            </div>
            <NoteWithDot
              text={common('promise', { minutes: 30 })}
              className="text-(--theme-muted)"
            />
          </div>
        )}
      </Grounds>
      <div data-ground="dark" className="bg-son py-10">
        <div className="page-width flex flex-wrap gap-4">
          {looks.map((look) => (
            <Button key={look} text={t('label.primary')} variant="onSon" data-look={look} />
          ))}
        </div>
      </div>
    </Chapter>
  );
}
