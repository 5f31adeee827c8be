import type { VideoItem } from '@/content/types-items';
import { VideoCard } from './video-card';
import { VideoDialog } from './video-dialog';
import type { VideoWords } from './words';

export type VideosProps = { videos: VideoItem[]; words: VideoWords };

/** Recordings as cards, the newest one large; drawn by the server, and fresh ones by browsers. */
export function Videos({ videos, words }: VideosProps) {
  if (videos.length === 0) {
    return (
      <p className="mt-8 rounded-card border border-dashed border-(--theme-line-control) p-6 text-(--theme-muted) tablet:p-8">
        {words.none}
      </p>
    );
  }
  const isAmongFilms = videos.some(({ videoId }) => videoId);
  return (
    <>
      <ul className="mt-8 grid gap-x-5 gap-y-10 tablet:mt-12 tablet:grid-cols-2 desktop:grid-cols-3">
        {videos.map((video, index) => (
          <li
            key={video.key}
            className={
              index === 0 && videos.length > 2
                ? `desktop:col-span-2 desktop:row-span-2 ${videos.length % 2 === 1 ? 'tablet:col-span-2' : ''}`
                : ''
            }
          >
            <VideoCard
              video={video}
              index={index}
              dialogId={`event-video-${video.key}`}
              words={words}
              isAmongFilms={isAmongFilms}
            />
            <VideoDialog video={video} id={`event-video-${video.key}`} words={words} />
          </li>
        ))}
      </ul>
      {words.sample && videos.some(({ sample }) => sample) ? (
        <p className="mt-8 text-small text-(--theme-muted)">{words.sample}</p>
      ) : null}
    </>
  );
}
