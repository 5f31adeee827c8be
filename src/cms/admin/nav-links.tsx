type NavLinksProps = {
  /** What is said, by address. */
  links: Readonly<Record<string, string>>;
};

/** Views that belong to no type, in the navigation below the types. */
export function NavLinks({ links }: NavLinksProps) {
  return (
    <div className="desk-links">
      {Object.entries(links).map(([href, text]) => (
        <a className="nav__link" href={href} key={href}>
          {text}
        </a>
      ))}
    </div>
  );
}
