import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { logoFiles, logoHref, type LogoFile } from '../../pictures/brand-logo-files';
import { buttonClass } from '../../ui/button-style';
import { Icon } from '../../ui/icon';
import { SectionHead } from '../../ui/section-header';
import type { PressKitModel } from './model';

type PressKitProps = { model: PressKitModel; locale: Locale };

/** Logos on the backgrounds they are made for, each with a download link. */
export function PressKit({ model, locale }: PressKitProps) {
  return (
    <section className="section-space">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <ul className="mt-8 grid gap-5 tablet:mt-12 tablet:grid-cols-2">
          {logoFiles.map((file) => (
            <li key={logoHref(file)}>
              <Logo file={file} locale={locale} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/**
 * The preview of a file: the vector version if there is one, because it is smaller and already on the page.
 */
const shownFor = (file: LogoFile): LogoFile =>
  logoFiles.find(({ name, type }) => name === file.name && type === 'svg') ?? file;

function Logo({ file, locale }: { file: LogoFile; locale: Locale }) {
  const t = getT(locale, 'press');
  const { ground, height, name, type, width } = file;
  const words = t(`logos.${name}`);
  return (
    <figure className="flex h-full flex-col overflow-hidden rounded-card border border-line">
      <div
        data-ground={ground === 'dark' ? 'dark' : 'kept'}
        className={`grid h-60 place-items-center p-8 ${ground === 'dark' ? 'bg-ink' : 'bg-warm'}`}
      >
        {/* oxlint-disable-next-line nextjs/no-img-element -- a drawing of ours, as it is offered */}
        <img
          src={logoHref(shownFor(file))}
          alt={words}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="max-h-24 w-auto max-w-full object-contain"
        />
      </div>
      <figcaption className="flex grow flex-wrap items-center justify-between gap-4 border-t border-line p-5">
        <span>
          <span className="block font-semibold">{words}</span>
          <span className="text-small text-muted">
            {type === 'svg' ? t('vector') : t('pixels', { width, height })}
          </span>
        </span>
        <a href={logoHref(file)} download className={buttonClass('quiet')}>
          <Icon name="download" />
          {t('download', { type: type.toUpperCase() })}
          <span className="sr-only">: {words}</span>
        </a>
      </figcaption>
    </figure>
  );
}
