'use client';

import { useState } from 'react';
import { Button } from '../../ui/button';
import { controlClass } from '../../ui/form-field-with-label';

type CopyLinkProps = {
  /** The current URL with the inputs in it. */
  address: () => string;
  disabled: boolean;
  strings: { copy: string; copied: string; copyByHand: string };
};

/** Copies the link to the clipboard; if the browser refuses, shows it to be copied by hand. */
export function CopyLink({ address, disabled, strings }: CopyLinkProps) {
  const [shown, setShown] = useState<{ link: string; copied: boolean } | null>(null);
  const copy = async () => {
    const link = address();
    try {
      await navigator.clipboard.writeText(link);
      setShown({ link, copied: true });
    } catch {
      setShown({ link, copied: false });
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        text={strings.copy}
        disabled={disabled}
        onClick={() => {
          void copy();
        }}
      />
      <div role="status" className="order-last w-full text-small empty:hidden">
        {shown?.copied ? strings.copied : null}
        {shown && !shown.copied ? (
          <label className="block">
            {strings.copyByHand}
            <input
              readOnly
              value={shown.link}
              onFocus={(event) => event.currentTarget.select()}
              className={`mt-1.5 ${controlClass}`}
            />
          </label>
        ) : null}
      </div>
    </>
  );
}
