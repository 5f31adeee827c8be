import { type Locale, localeNames } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { Accordion } from '../../ui/accordion';
import { AddressImage } from '../../ui/address-image';
import { SampleNote } from '../../ui/sample-note';
import { SectionHead } from '../../ui/section-head';
import { PlayButton } from '../../ui/video-player';
import type { FilmModel } from './model';

type FilmProps = { model: FilmModel; locale: Locale };

/**
 * A film of this site, played on request alone. Its player needs no script: it lies, still without a picture of its own,
 * over the poster, which loads like any picture. With one, a large button starts it.
 */
export function Film({ model, locale }: FilmProps) {
  const t = getT(locale, 'sections');
  const { captions, otherCaptions } = model;
  const title = model.titleLines.join(' ');
  const id = model.poster.replaceAll(/\W+/g, '-').slice(1);
  return (
    <section className="section-space bg-warm">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <div
          data-ground="dark"
          className="relative mt-8 aspect-video overflow-hidden rounded-card bg-ink text-paper tablet:mt-12 tablet:rounded-stage"
        >
          <AddressImage
            src={model.poster}
            alt=""
            sizes="(min-width: 1280px) 1200px, 100vw"
            className="absolute inset-0 h-full"
          />
          <div data-behaviour="play-video" data-title={title}>
            <video
              controls
              playsInline
              preload="none"
              width={1280}
              height={720}
              aria-label={title}
              className="absolute inset-0 size-full"
            >
              {model.sources.map(({ src, type }) => (
                <source key={src} src={src} type={type} />
              ))}
              <track
                kind="captions"
                srcLang={captions.language}
                label={localeNames[captions.language]}
                src={captions.src}
                default
              />
              <track
                kind="captions"
                srcLang={otherCaptions.language}
                label={localeNames[otherCaptions.language]}
                src={otherCaptions.src}
              />
            </video>
            <PlayButton label={`${t('film.play')}: ${title}`} duration={model.duration} />
          </div>
        </div>
        <SampleNote shown={model.sample} className="mt-4 text-small text-muted" />
        <div className="mt-4">
          <Accordion
            name={id}
            items={[
              {
                id: `${id}-transcript`,
                title: t('film.transcript'),
                content: model.transcript.map((scene) => (
                  <p key={scene} className="mt-2">
                    {scene}
                  </p>
                )),
              },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
