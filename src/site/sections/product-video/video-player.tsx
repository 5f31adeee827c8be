import { localeNames } from '@/i18n/locales';
import type { FilmModel } from './model';

type PlayerProps = {
  model: FilmModel;
  title: string;
  /** Whether the player is for readers without a script: it has its controls and captions from the start. */
  isPlain?: boolean;
};

/**
 * The video element; nothing of the video is loaded before it is played. With a script, the element is transparent
 * over the poster picture of the page. Without a script it has a poster of its own, because the browser's controls
 * would hide that picture. Captions that are on from the start would be loaded with the page, so with a script they
 * are turned on later.
 */
export function Player({ model, title, isPlain = false }: PlayerProps) {
  const { captions, otherCaptions } = model;
  return (
    <video
      controls={isPlain}
      playsInline
      poster={isPlain ? model.poster : undefined}
      preload="none"
      width={1280}
      height={720}
      aria-label={title}
      className={`absolute inset-0 size-full ${isPlain ? '' : 'noscript:hidden'}`}
    >
      {model.sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      <track
        kind="captions"
        srcLang={captions.language}
        label={localeNames[captions.language]}
        src={captions.src}
        default={isPlain}
      />
      <track
        kind="captions"
        srcLang={otherCaptions.language}
        label={localeNames[otherCaptions.language]}
        src={otherCaptions.src}
      />
    </video>
  );
}
