import { AddressImage } from '../../ui/image-of-unknown-size';
import { opensDialog } from '../../ui/dialog-opener';
import { hueOf } from '../../ui/card-colour-by-id';
import { Icon } from '../../ui/icon';
import type { VideoItem } from '@/content/list-item-and-text-types';
import type { VideoWords } from './video-translations';

type VideoCardProps = {
  video: VideoItem;
  index: number;
  dialogId: string;
  words: VideoWords;
  /**
   * Whether the list contains recordings that can be played; if so, the card of one that can not be played says so.
   */
  isAmongFilms: boolean;
  /** Whether the card is large, beside two others and as high as both. */
  isLead: boolean;
};

/** The card of a recording: picture, length and name; the whole card opens the dialog. */
export function VideoCard({ video, index, dialogId, words, ...place }: VideoCardProps) {
  const { isAmongFilms, isLead } = place;
  const noFilm = isAmongFilms ? words.noRecording : null;
  const note = video.videoId ? video.duration : noFilm;
  const name = (
    <button
      type="button"
      {...opensDialog(dialogId)}
      aria-label={`${video.videoId ? words.open : words.read}: ${video.title}`}
      className="cursor-pointer text-left outline-none before:absolute before:inset-0 before:z-10 before:rounded-card before:content-[''] group-hover/video:underline group-hover/video:decoration-2 group-hover/video:underline-offset-4 focus-visible:before:outline-3 focus-visible:before:outline-offset-4 focus-visible:before:outline-(--theme-focus)"
    >
      {video.title}
    </button>
  );
  return (
    <article data-hue={hueOf(index + 1)} className="group/video relative flex h-full flex-col">
      <div
        className={`relative aspect-video overflow-hidden rounded-card bg-(--hue-soft) ${isLead ? 'desktop:grow' : ''}`}
      >
        {video.thumbnail ? (
          <AddressImage
            src={video.thumbnail}
            alt=""
            sizes="(min-width: 1280px) 790px, (min-width: 744px) 50vw, 100vw"
            className="absolute inset-0 h-full transition-transform duration-(--motion-slow) group-hover/video:scale-[1.02]"
          />
        ) : (
          <h3 className="type-h3 max-w-[18em] p-6 text-ink tablet:p-8">{name}</h3>
        )}
        <span className="absolute bottom-4 left-4 grid size-12 place-items-center rounded-full bg-(--hue) text-paper">
          <Icon name={video.videoId ? 'play' : 'arrow-right'} className="size-5 fill-current" />
        </span>
        {note ? (
          <span className="absolute right-4 bottom-4 rounded-control bg-ink px-2.5 py-1 text-tiny font-semibold text-paper tabular-nums">
            {note}
          </span>
        ) : null}
      </div>
      {video.thumbnail ? <h3 className="mt-4 text-lead font-semibold">{name}</h3> : null}
    </article>
  );
}
