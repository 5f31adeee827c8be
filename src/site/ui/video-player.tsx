import { Icon } from './icon';

type PlayButtonProps = { label: string; duration: string | null };

/** The play button over a video's picture; the behaviour `play-video` hides it while the player is shown. */
export function PlayButton({ label, duration }: PlayButtonProps) {
  return (
    <>
      <button
        type="button"
        aria-label={label}
        className="group/play absolute inset-0 grid size-full cursor-pointer place-items-center rounded-card -outline-offset-4! noscript:hidden"
      >
        <span className="grid size-16 place-items-center rounded-full bg-son text-paper shadow-float transition-[background-color,transform] duration-(--motion) group-hover/play:scale-105 group-hover/play:bg-son-deep group-active/play:scale-100 tablet:size-18">
          <Icon name="play" className="size-7 translate-x-0.5 fill-current tablet:size-8" />
        </span>
      </button>
      {duration ? (
        <span className="pointer-events-none absolute right-4 bottom-4 rounded-control bg-ink px-2.5 py-1 text-tiny font-semibold tabular-nums">
          {duration}
        </span>
      ) : null}
    </>
  );
}

type VideoPlayerProps = { src: string; title: string; playLabel: string; duration: string | null };

/**
 * The place of a video on another host: a play button, which that host's player (`src`) replaces when it is clicked.
 */
export function VideoPlayer({ src, title, playLabel, duration }: VideoPlayerProps) {
  return (
    <div data-behaviour="play-video" data-player={src} data-title={title}>
      <PlayButton label={playLabel} duration={duration} />
    </div>
  );
}
