import { nonEmptyLines, toFrame, type BlockOf } from '@/content/transforms/transform-context';
import type { Locale } from '@/i18n/locales';

/** Captions in one language, as WebVTT. */
type Captions = { language: Locale; src: string };

export type FilmModel = {
  titleLines: string[];
  text: string | null;
  /** The video files in the order in which browsers try them; AV1 in WebM is for browsers that support it. */
  sources: { src: string; type: string }[];
  poster: string;
  duration: string | null;
  /** Captions in the page's language, shown unless a reader turns them off. */
  captions: Captions;
  otherCaptions: Captions;
  /** A transcript of what the video shows, one paragraph for each scene. */
  transcript: string[];
  sample: boolean;
};

/**
 * The codec of the AV1 file with profile, level and depth for 1280 × 720; without them a browser that lacks AV1 would
 * load the file first.
 */
const AV1 = 'video/webm; codecs="av01.0.05M.08"';

export function toFilmModel(block: BlockOf<'film'>, { locale }: { locale: Locale }): FilmModel {
  const { titleLines, text, sample } = toFrame(block);
  const vi: Captions = { language: 'vi', src: block.captions };
  const en: Captions = { language: 'en', src: block.captionsEnglish };
  return {
    titleLines,
    text,
    sample,
    sources: [
      ...(block.smallFilm ? [{ src: block.smallFilm, type: AV1 }] : []),
      { src: block.film, type: 'video/mp4' },
    ],
    poster: block.poster,
    duration: block.duration || null,
    captions: locale === 'vi' ? vi : en,
    otherCaptions: locale === 'vi' ? en : vi,
    transcript: nonEmptyLines(block.transcript),
  };
}
