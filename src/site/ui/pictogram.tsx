import pictogramsFile from '@/lib/pictograms.svg?url';

type PictogramProps = { name: string; className?: string };

/**
 * A pictogram, decorative beside text that says the same. All pictograms are in one file with a content hash in its
 * name, which browsers cache for a long time, so that a page contains only references. A pictogram inherits its colour:
 * a colour of its own would stay in forced-colours mode.
 */
export function Pictogram({ name, className = 'size-5' }: PictogramProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`shrink-0 ${className}`}>
      <use href={`${pictogramsFile}#${name}`} />
    </svg>
  );
}
