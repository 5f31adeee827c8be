import type { Behaviour } from '@/lib/behaviour-type';

function hostedPlayer({ player = '', title = '' }: DOMStringMap): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.className = 'absolute inset-0 size-full';
  frame.src = player;
  return frame;
}

/**
 * Plays a video when the button over its picture is clicked: an external video in the player of its host, a video
 * file of this site in place, with controls and captions. If the file can not be loaded, the button comes back and
 * can be clicked again.
 */
export const playVideo: Behaviour = (place, signal) => {
  const film = place.querySelector('video');
  const button = place.querySelector('button');
  let hasFailed = false;
  const play = () => {
    for (const child of place.children) child.toggleAttribute('hidden', child !== film);
    const player = film ?? hostedPlayer(place.dataset);
    if (film) {
      film.controls = true;
      if (hasFailed) film.load();
      hasFailed = false;
      const [captions] = film.textTracks;
      if (captions) captions.mode = 'showing';
      // A browser may refuse to start the video; the visitor then starts it by its controls.
      void film.play().catch(() => undefined);
    } else {
      place.append(player);
    }
    // The focus moves to the player, because the clicked button is hidden.
    player.focus();
  };
  const giveBack = ({ target }: Event) => {
    // The files of a video are tried one after the other: the video fails only when the last one can not be loaded.
    // Captions that can not be loaded do not stop it.
    const sources = film ? [...film.querySelectorAll('source')] : [];
    if (!film || (target !== film && target !== sources.at(-1))) return;
    const hadFocus = film.contains(document.activeElement);
    hasFailed = true;
    film.controls = false;
    for (const child of place.children) child.removeAttribute('hidden');
    if (hadFocus) button?.focus();
  };
  button?.addEventListener('click', play, { signal });
  // The error event of a source element does not bubble to the video.
  film?.addEventListener('error', giveBack, { signal, capture: true });
};
