import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { pictureNames } from '@/lib/product-picture-names';
import { Picture } from '../pictures/picture-registry';
import { hueOf } from '../ui/card-colour-by-id';
import { Chapter, Specimen } from './gallery-chapter';

type PictureChapterProps = { locale: Locale };

/** Every drawn product picture: wide, and on a card. */
export function PictureChapter({ locale }: PictureChapterProps) {
  const t = getT(locale, 'gallery');
  return (
    <Chapter id="pictures" title={t('chapter.pictures')}>
      <div className="page-width grid gap-10 pb-16 desktop:grid-cols-2">
        {pictureNames.map((name, index) => (
          <Specimen
            key={name}
            name={name}
            className={name === 'reply-desk' ? 'desktop:col-span-2' : ''}
          >
            <div
              data-hue={hueOf(index)}
              className={
                name === 'reply-desk'
                  ? ''
                  : 'rounded-card bg-(--hue-soft) p-5 tablet:p-8 has-[[data-flush]]:pb-0'
              }
            >
              <Picture name={name} locale={locale} />
            </div>
          </Specimen>
        ))}
      </div>
    </Chapter>
  );
}
