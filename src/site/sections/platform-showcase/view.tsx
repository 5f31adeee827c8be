import type { Locale } from '@/i18n/locales';
import { Link } from '@/i18n/link.client';
import { Picture } from '../../pictures/registry';
import { Claim } from '../../ui/claim';
import { hueOf } from '../../ui/hue';
import type { PlatformCard, PlatformShowcaseModel } from './model';

type PlatformShowcaseProps = { model: PlatformShowcaseModel; locale: Locale };

/** Wide and narrow take turns, row by row: 7 + 5, then 5 + 7 of twelve columns. */
const spans = [
  'desktop:col-span-7',
  'desktop:col-span-5',
  'desktop:col-span-5',
  'desktop:col-span-7',
] as const;

export function PlatformShowcase({ model, locale }: PlatformShowcaseProps) {
  return (
    <section className="section-space">
      <div className="page-width">
        <div className="grid gap-x-12 gap-y-4 desktop:grid-cols-[1.6fr_1fr] desktop:items-end">
          <Claim as="h2" lines={model.titleLines} className="type-h2" />
          {model.text ? <p className="text-lead text-muted">{model.text}</p> : null}
        </div>
        <ul className="mt-10 grid gap-4 tablet:gap-5 desktop:mt-14 desktop:grid-cols-12">
          {model.platforms.map((platform, index) => (
            <Card
              key={platform.id}
              platform={platform}
              locale={locale}
              span={spans[index % spans.length] ?? spans[0]}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

type CardProps = { platform: PlatformCard; locale: Locale; span: string };

function Card({ platform, locale, span }: CardProps) {
  return (
    <li
      data-hue={hueOf(platform.id)}
      className={`flex flex-col rounded-card bg-(--hue-soft) p-6 tablet:p-8 ${span}`}
    >
      <h3 className="type-h3">{platform.label}</h3>
      {platform.subtext ? <p className="mt-2 max-w-[36em]">{platform.subtext}</p> : null}
      {platform.items.length > 0 ? (
        <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-small text-(--hue)">
          {platform.items.map((item) => (
            <li key={item.label} className={item.highlighted ? 'font-semibold' : ''}>
              {item.href ? (
                <Link href={item.href} className="underline underline-offset-4">
                  {item.label}
                </Link>
              ) : (
                item.label
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {platform.link ? (
        <p className="mt-4">
          <Link
            href={platform.link.href}
            className="touch-target inline-flex items-center font-semibold text-(--hue) underline decoration-1 underline-offset-[6px] hover:decoration-2"
          >
            {platform.link.text}
          </Link>
        </p>
      ) : null}
      {platform.picture ? (
        <div className="mt-auto pt-8 has-[[data-flush]]:-mb-8">
          <Picture name={platform.picture} locale={locale} />
        </div>
      ) : null}
    </li>
  );
}
