import pictogramsFile from '@/lib/pictograms.svg?url';

type PictogramProps = { name: string; className?: string };

/**
 * A pictogram, decorative beside text that says the same. All pictograms are in one file with a content hash in its
 * name, which browsers cache for a long time; a page contains only references. A pictogram inherits the colour of the
 * text, because a colour of its own would not follow the forced-colours mode of the system.
 */
export function Pictogram({ name, className = 'size-5' }: PictogramProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`shrink-0 ${className}`}>
      <use href={`${pictogramsFile}#${name}`} />
    </svg>
  );
}
