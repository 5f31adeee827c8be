import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { hueOf } from '../../../ui/card-colour-by-id';
import { SectionHead } from '../../../ui/section-header';
import type { ConsentSceneModel } from './model';

type ConsentSceneProps = { model: ConsentSceneModel; locale: Locale };

/** The consent question as a visitor sees it, with numbers that refer to the rules below. */
export function ConsentScene({ model, locale }: ConsentSceneProps) {
  return (
    <section data-hue={hueOf(model.hue)} className="section-space bg-(--hue-soft)">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <Question locale={locale} />
        <ol className="mt-8 grid gap-x-8 gap-y-2 tablet:mt-12 tablet:grid-cols-2 desktop:grid-cols-4">
          {model.rules.map(({ title, text }, index) => (
            <li key={title} className="border-t border-(--hue) py-4">
              <h3 className="flex gap-3 font-semibold">
                <Pin number={index + 1} />
                <span className="pt-0.5">{title}</span>
              </h3>
              <p className="mt-2 max-w-[38em] text-small text-pretty text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Question({ locale }: { locale: Locale }) {
  const t = getT(locale, 'consent');
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const purposes = list.format([
    t('category.analytics.purpose'),
    t('category.marketing.purpose'),
    t('category.support.purpose'),
  ]);
  const button =
    'relative grid min-h-12 place-items-center rounded-control border border-line-control px-2 py-2.5 text-center text-small font-semibold';
  return (
    <div className="mx-auto mt-10 max-w-[44rem] rounded-card bg-paper p-5 shadow-float tablet:p-9 desktop:mt-14">
      <p className="type-h3">{t('bar.title')}</p>
      <p className="mt-2 flex gap-3 text-muted">
        <Pin number={1} />
        <span className="pt-0.5 text-pretty">{t('bar.text', { purposes })}</span>
      </p>
      <div className="mt-6 grid grid-cols-2 gap-x-3 gap-y-5 tablet:grid-cols-[1fr_1fr_auto]">
        <p className={button}>
          <CornerPin number={2} />
          {t('bar.refuse')}
        </p>
        <p className={button}>
          <CornerPin number={3} />
          {t('bar.accept')}
        </p>
        <p className="relative col-span-2 grid min-h-12 place-items-center px-8 text-small font-semibold underline underline-offset-4 tablet:col-span-1">
          <span className="flex items-center gap-2.5">
            <Pin number={4} />
            {t('bar.choose')}
          </span>
        </p>
      </div>
    </div>
  );
}

function Pin({ number }: { number: number }) {
  return (
    <>
      <span className="grid size-7 shrink-0 place-items-center rounded-full bg-(--hue) text-tiny font-semibold text-paper no-underline tabular-nums">
        {number}
      </span>{' '}
    </>
  );
}

function CornerPin({ number }: { number: number }) {
  return (
    <span className="absolute -top-3.5 -left-2.5">
      <Pin number={number} />
    </span>
  );
}
