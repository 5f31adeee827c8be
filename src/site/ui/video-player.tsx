'use client';

import { useState } from 'react';
import { Icon } from './icon';

type VideoPlayerProps = { src: string; title: string; playLabel: string; duration: string | null };

/** The button over a film's picture, and the player that takes its place. */
export function VideoPlayer({ src, title, playLabel, duration }: VideoPlayerProps) {
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs scripts and its own origin, a pair the rule refuses; it is of another origin than ours
      <iframe
        // The pressed button is gone; who came by keyboard goes on in the player.
        ref={(frame) => frame?.focus()}
        src={src}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="absolute inset-0 size-full"
      />
    );
  }
  return (
    <>
      <button
        type="button"
        aria-label={playLabel}
        onClick={() => setPlaying(true)}
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
