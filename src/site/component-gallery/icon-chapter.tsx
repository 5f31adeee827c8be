import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { pictogramLabels } from '@/lib/pictogram-names';
import { Icon } from '../ui/icon';
import { iconPaths, type IconName } from '../ui/icon-paths';
import { Pictogram } from '../ui/pictogram';
import { SocialIcon, socialNames } from '../ui/social-icon';
import { Chapter, Grounds } from './gallery-chapter';

type IconChapterProps = { locale: Locale };

const names = Object.keys(iconPaths) as IconName[];

/** The chapter with the icons, the pictograms that editors choose, and the four social networks at 40 by 40 pixels. */
export function IconChapter({ locale }: IconChapterProps) {
  const t = getT(locale, 'gallery');
  return (
    <Chapter id="icons" title={t('chapter.icons')}>
      <Grounds locale={locale}>
        {() => (
          <ul className="flex flex-wrap gap-x-2 gap-y-6 text-tiny text-(--theme-muted)">
            {names.map((name) => (
              <li key={name} className="w-24">
                <Icon name={name} className="mb-2 size-8 text-(--theme-text)" />
                {name}
              </li>
            ))}
            {Object.entries(pictogramLabels).map(([name, label]) => (
              <li key={name} className="w-24">
                <Pictogram name={name} className="mb-2 size-8 text-(--theme-text)" />
                {label[locale]}
              </li>
            ))}
            {socialNames.map((name) => (
              <li key={name} className="w-24">
                <SocialIcon name={name} className="mb-2 text-(--theme-text)" />
                {name}
              </li>
            ))}
          </ul>
        )}
      </Grounds>
    </Chapter>
  );
}
