import { localeNames } from '@/i18n/locales';
import type { FilmModel } from './model';

type PlayerProps = {
  model: FilmModel;
  title: string;
  /** Whether the player is for readers without a script: it has its controls and captions from the start. */
  isPlain?: boolean;
};

/**
 * The video element, of which nothing is loaded before it is played. It lies over the poster, and has no poster of its
 * own; the browser's controls would hide the picture, so the player without a script sets one. Captions that are on
 * from the start would be fetched with the page, so a script turns them on.
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
