'use client';

import { useLayoutEffect, useRef } from 'react';
import { offeredToPage } from '@/tracking/third-party/offer';

type EmbeddedFormProps = {
  /** Of our form, which stands there from the start. */
  ownId: string;
  formId: string;
};

/**
 * A place beside our form for the provider's, which takes over once it is agreed to, loaded, ready, and
 * nobody has begun with ours. React leaves what is inside alone.
 */
export function EmbeddedForm({ ownId, formId }: EmbeddedFormProps) {
  const slot = useRef<HTMLDivElement>(null);
  // Its end runs while the place is still in the page, so that the form can be moved out of it alive.
  useLayoutEffect(() => {
    let left = false;
    let leave = () => {};
    void offeredToPage.then(async (services) => {
      const service = services.find(({ id }) => id === 'embedForm');
      if (!service) return;
      const { embedForm } = await import('@/tracking/embedded-form/embed');
      const own = document.getElementById(ownId);
      if (left || !slot.current || !(own instanceof HTMLFormElement)) return;
      leave = embedForm({ service, formId, slot: slot.current, own });
    });
    return () => {
      left = true;
      leave();
    };
  }, [ownId, formId]);
  return <div ref={slot} hidden data-embedded-form={formId} />;
}
