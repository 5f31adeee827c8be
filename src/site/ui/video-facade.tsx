import { youtubeEmbedUrl } from '@/lib/youtube-player-url';
import { Image } from './image';
import type { ImageSource } from './image-source';
import { VideoPlayer } from './video-player';

type VideoFacadeProps = {
  videoId: string;
  title: string;
  thumbnail: ImageSource;
  sizes: string;
  /** The button's label, such as "Play: how Hoà Mai answers in 9 minutes". */
  playLabel: string;
  /** The length of the video, such as "3:40"; null if unknown. */
  duration?: string | null;
};

/**
 * The picture of a YouTube video with a play button (a facade): no request goes to YouTube before the click. With an
 * invalid id (spec §5) only the picture is shown.
 */
export function VideoFacade(props: VideoFacadeProps) {
  const { videoId, title, thumbnail, sizes, playLabel, duration } = props;
  const src = youtubeEmbedUrl(videoId);
  return (
    <div
      data-ground="dark"
      className="relative aspect-video overflow-hidden rounded-card bg-ink text-paper"
    >
      <Image image={thumbnail} alt="" sizes={sizes} className="absolute inset-0 h-full" />
      {src === '' ? null : (
        <>
          <VideoPlayer src={src} title={title} playLabel={playLabel} duration={duration ?? null} />
          <noscript>
            <a
              href={src}
              className="absolute inset-x-0 bottom-0 bg-ink p-4 font-semibold underline underline-offset-4"
            >
              {playLabel}
            </a>
          </noscript>
        </>
      )}
    </div>
  );
}
