import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { Accordion } from '../../ui/accordion';
import { AddressImage } from '../../ui/image-of-unknown-size';
import { SampleNote } from '../../ui/sample-note';
import { SectionHead } from '../../ui/section-header';
import { PlayButton } from '../../ui/video-player';
import type { FilmModel } from './model';
import { Player } from './video-player';

type FilmProps = { model: FilmModel; locale: Locale };

/**
 * A video on this site, which a large button starts; without a script, the browser's controls. Below it, a transcript.
 */
export function Film({ model, locale }: FilmProps) {
  const t = getT(locale, 'sections');
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
            <Player model={model} title={title} />
            <PlayButton label={`${t('film.play')}: ${title}`} duration={model.duration} />
          </div>
          <noscript>
            <Player model={model} title={title} isPlain />
          </noscript>
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
