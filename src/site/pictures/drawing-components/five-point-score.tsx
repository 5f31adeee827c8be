type ScoreProps = { chosen: number };

/** A five-point scale with one answer chosen. */
export function Score({ chosen }: ScoreProps) {
  return (
    <span data-clear className="grid grid-cols-5 gap-1.5">
      {[1, 2, 3, 4, 5].map((value) => (
        <span
          key={value}
          className={`grid h-10 place-items-center rounded-[10px] text-small font-semibold ${
            value === chosen ? 'bg-jade text-paper' : 'bg-warm text-muted'
          }`}
        >
          {value}
        </span>
      ))}
    </span>
  );
}
