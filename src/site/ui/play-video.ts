import type { Behaviour } from '@/lib/behaviour';

/** Puts the player in the place of the button over a film's picture. */
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
    // The pressed button is gone; who came by keyboard goes on in the player.
    frame.focus();
  };
  place.querySelector('button')?.addEventListener('click', play, { signal });
};
