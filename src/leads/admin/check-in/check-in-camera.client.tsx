'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckInText } from './check-in-translations';

/** How often the camera's picture is searched for a code, in milliseconds. */
const CAMERA_READ_INTERVAL_MS = 150;

type Trouble = 'insecure' | 'blocked' | 'none' | 'failed' | 'reader';
type State = 'off' | 'starting' | 'on' | Trouble;

const troubleOf = (error: unknown): Trouble => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return 'blocked';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'failed';
};

const openCamera = () =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

type CheckInCameraProps = {
  /** Whether the camera is paused, because a result is on the screen. */
  isPaused: boolean;
  onRead: (text: string) => void;
  text: CheckInText;
};

/** The live picture of the phone's camera; passes on each code that is read in it. */
export function CheckInCamera({ isPaused, onRead, text }: CheckInCameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream>(null);
  const attempt = useRef(0);
  const [state, setState] = useState<State>('off');
  const now = useRef({ isPaused, onRead });
  useEffect(() => {
    now.current = { isPaused, onRead };
  });

  /** Stops the camera; a camera that is still starting is stopped once it has started. */
  const close = useCallback(() => {
    attempt.current += 1;
    stop(stream.current);
    stream.current = null;
  }, []);

  const start = useCallback(async () => {
    // Browsers allow the camera on secure origins (HTTPS) only.
    if (!('mediaDevices' in navigator)) return setState('insecure');
    close();
    const mine = attempt.current;
    setState('starting');
    try {
      const opened = await openCamera();
      if (mine !== attempt.current || !video.current) return stop(opened);
      stream.current = opened;
      // A track ends when another app takes the camera or the permission is revoked. The button starts it again.
      const ended = () => {
        if (stream.current !== opened) return;
        close();
        setState('off');
      };
      for (const track of opened.getTracks()) track.addEventListener('ended', ended);
      video.current.srcObject = opened;
      await video.current.play();
      if (mine === attempt.current) setState('on');
    } catch (error) {
      if (mine !== attempt.current) return;
      close();
      setState(troubleOf(error));
    }
  }, [close]);

  // The camera starts without a click if the user has granted the permission in an earlier visit.
  useEffect(() => {
    const query = navigator.permissions?.query({ name: 'camera' });
    void query?.then(
      ({ state: allowed }) => {
        if (allowed === 'granted') void start();
      },
      () => {},
    );
    return close;
  }, [start, close]);

  useEffect(() => {
    if (state !== 'on') return;
    const ending = new AbortController();
    const look = async () => {
      const { codeReader } = await import('./read-qr-code.client');
      const read = await codeReader();
      while (!ending.signal.aborted) {
        const found =
          now.current.isPaused || !video.current
            ? null
            : await read(video.current).catch(() => null);
        if (found !== null && !ending.signal.aborted && !now.current.isPaused) {
          now.current.onRead(found);
        }
        await new Promise((resume) => {
          setTimeout(resume, CAMERA_READ_INTERVAL_MS);
        });
      }
    };
    look().catch(() => {
      if (ending.signal.aborted) return;
      close();
      setState('reader');
    });
    return () => ending.abort();
  }, [state, close]);

  const isTrouble = state !== 'off' && state !== 'starting' && state !== 'on';
  return (
    <div className="check-in-camera" data-state={state}>
      <video ref={video} muted playsInline aria-label={text.camera.picture} />
      {state === 'on' ? (
        <p className="check-in-camera__aim">{text.camera.aim}</p>
      ) : (
        <div className="check-in-camera__start">
          {isTrouble ? <p role="alert">{text.camera[state]}</p> : null}
          <button
            className="check-in-button"
            disabled={state === 'starting'}
            onClick={() => void start()}
            type="button"
          >
            {state === 'starting' ? text.camera.starting : text.camera.start}
          </button>
        </div>
      )}
    </div>
  );
}
