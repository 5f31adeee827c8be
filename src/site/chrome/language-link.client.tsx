'use client';

import type { ComponentProps, MouseEvent } from 'react';

/** Leads to the page in the other language, and takes the query along (spec §4, Language change). */
export function LanguageLink({ href, children, ...rest }: ComponentProps<'a'>) {
  const keepQuery = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    link.search = window.location.search;
    link.hash = window.location.hash;
  };
  return (
    <a href={href} {...rest} onClick={keepQuery}>
      {children}
    </a>
  );
}
