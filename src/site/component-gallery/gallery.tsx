import { localeNames, localizedPath, otherLocale, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { ButtonChapter } from './button-chapter';
import { ColourChapter } from './colour-chapter';
import { ContentChapter } from './content-chapter';
import { FeedbackChapter } from './feedback-chapter';
import { FieldChapter } from './field-chapter';
import { IconChapter } from './icon-chapter';
import { MediaChapter } from './media-chapter';
import { PictureChapter } from './picture-chapter';
import { ScaleChapter } from './type-and-spacing-chapter';
import { WayfindingChapter } from './navigation-chapter';

type GalleryProps = { locale: Locale };

const chapters = [
  'colours',
  'scales',
  'icons',
  'buttons',
  'fields',
  'content',
  'wayfinding',
  'feedback',
  'media',
  'pictures',
] as const;

/** A style guide for developers: the shared components of the pages. */
export function Gallery({ locale }: GalleryProps) {
  const t = getT(locale, 'gallery');
  const other = otherLocale(locale);
  const link = 'touch-target inline-flex items-center underline underline-offset-4';
  return (
    <main className="[--header-height:0px]">
      <div className="bg-warm section-space">
        <div className="page-width">
          <h1 className="type-display">{t('title')}</h1>
          <p className="mt-5 max-w-[40em] text-lead text-muted">{t('intro')}</p>
          <nav aria-label={t('contents')} className="mt-8">
            <ul className="flex flex-wrap gap-x-6">
              {chapters.map((chapter) => (
                <li key={chapter}>
                  <a href={`#${chapter}`} className={link}>
                    {t(`chapter.${chapter}`)}
                  </a>
                </li>
              ))}
              <li>
                <a
                  href={localizedPath(other, '/gallery')}
                  hrefLang={other}
                  lang={other}
                  className={`${link} font-semibold`}
                >
                  {localeNames[other]}
                </a>
              </li>
            </ul>
          </nav>
        </div>
      </div>
      <ColourChapter locale={locale} />
      <ScaleChapter locale={locale} />
      <IconChapter locale={locale} />
      <ButtonChapter locale={locale} />
      <FieldChapter locale={locale} />
      <ContentChapter locale={locale} />
      <WayfindingChapter locale={locale} />
      <FeedbackChapter locale={locale} />
      <MediaChapter locale={locale} />
      <PictureChapter locale={locale} />
    </main>
  );
}
