'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isPlainPress } from '@/lib/plain-press';

type FormDialogProps = {
  /** Path of the page whose form is shown, in the reader's language. */
  href: string;
  closeLabel: string;
};

/**
 * Links of the page's own content that lead to a form open it here instead; without a script, or when
 * anything fails, they are the links they look like. What the dialog needs is loaded when it is wanted.
 */
export function FormDialog({ href, closeLabel }: FormDialogProps) {
  const router = useRouter();
  useEffect(() => {
    let opening = false;
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !isPlainPress(event)) return;
      const link = event.target.closest<HTMLAnchorElement>('main a');
      if (link?.getAttribute('href') !== href || window.location.pathname === href) return;
      event.preventDefault();
      if (opening) return;
      opening = true;
      void import('./open-form-dialog')
        .then(({ openFormDialog }) =>
          openFormDialog(link, closeLabel, (page) => router.replace(page)),
        )
        .catch(() => window.location.assign(href))
        .finally(() => {
          opening = false;
        });
    };
    // Before the link's own handler, which then leaves the press alone.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [href, closeLabel, router]);
  return null;
}
