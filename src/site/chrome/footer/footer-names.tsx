type FooterNamesProps = {
  title: string;
  names: readonly { name: string; detail?: string }[];
};

/** Awards or supporters, set as plain names. */
export function FooterNames({ title, names }: FooterNamesProps) {
  if (names.length === 0) return null;
  return (
    <div>
      <h2 className="text-small font-semibold">{title}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small text-(--theme-muted)">
        {names.map(({ name, detail }) => (
          <li key={name}>
            {name}
            {detail ? <span className="ml-2 tabular-nums">{detail}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
