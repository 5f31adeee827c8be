import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { SentenceHeading } from '../../ui/sentence-heading';
import { Icon } from '../../ui/icon';
import type { MistakesModel } from './model';

type MistakesProps = { model: MistakesModel; locale: Locale };

/** Common mistakes on the left, what to do instead on the right, one row each. */
export function Mistakes({ model, locale }: MistakesProps) {
  const t = getT(locale, 'sections');
  return (
    <section className="section-space">
      <div className="page-width">
        <div className="grid gap-x-16 gap-y-4 desktop:grid-cols-[1fr_1fr] desktop:items-end">
          <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
          {model.text ? <p className="text-lead text-muted">{model.text}</p> : null}
        </div>
        <ol className="mt-10 border-t border-line-control desktop:mt-14">
          {model.items.map((item) => (
            <li
              key={item.wrong}
              className="grid gap-x-16 gap-y-4 border-b border-line py-6 tablet:grid-cols-2 tablet:py-8"
            >
              <div className="grid grid-cols-[1.5rem_1fr] gap-x-4">
                <Icon name="close" className="mt-1 size-5 text-son" />
                <div>
                  <h3 className="text-lead font-semibold">{item.wrong}</h3>
                  <p className="mt-1 text-muted">{item.why}</p>
                </div>
              </div>
              <div className="grid grid-cols-[1.5rem_1fr] gap-x-4">
                <Icon name="check" className="mt-1 size-5 text-jade" />
                <p>
                  <span className="sr-only">{t('mistakes.instead')} </span>
                  {item.instead}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
