'use client';

import { createContext, type ReactNode, useContext, useEffect } from 'react';

const Screen = createContext<ReactNode>(null);

type ErrorScreenProviderProps = { screen: ReactNode; children: ReactNode };

/**
 * Keeps the screen to show when a page fails, made on the server with the page's own language: an error
 * boundary runs in the browser, where there are no messages.
 */
export function ErrorScreenProvider({ screen, children }: ErrorScreenProviderProps) {
  return <Screen value={screen}>{children}</Screen>;
}

export function ErrorScreen() {
  // The page failed before it had a title, or has left that of the page before.
  useEffect(() => {
    document.title = document.querySelector('h1')?.textContent ?? document.title;
  }, []);
  return useContext(Screen);
}
