import type { Behaviour } from '@/lib/behaviour';

/** Replaces the button over a video's picture by the player. */
export const playVideo: Behaviour = (place, signal) => {
  const play = () => {
    const { player = '', title = '' } = place.dataset;
    for (const child of place.children) child.toggleAttribute('hidden', true);
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.className = 'absolute inset-0 size-full';
    frame.src = player;
    place.append(frame);
    // The clicked button is gone; the focus moves to the player.
    frame.focus();
  };
  place.querySelector('button')?.addEventListener('click', play, { signal });
};
