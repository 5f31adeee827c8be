type StarsProps = { count: number };

/** A rating in stars, of five; one or two have the colour of a complaint. */
export function Stars({ count }: StarsProps) {
  return (
    <b
      className={`flex items-center gap-1 font-semibold ${count < 3 ? 'text-lotus' : 'text-jade'}`}
    >
      {count}
      <svg viewBox="0 0 12 12" className="size-3.5" fill="currentColor">
        <path d="M6 0l1.8 4.1 4.2.4-3.2 2.9 1 4.3L6 9.4l-3.8 2.3 1-4.3L0 4.5l4.2-.4z" />
      </svg>
    </b>
  );
}
