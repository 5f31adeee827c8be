import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Custom = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  [data: `data-${string}`]: string | number | undefined;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-island': Custom;
      'island-slot': Custom;
    }
  }
}
