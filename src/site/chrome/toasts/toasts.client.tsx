'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toast } from '../../ui/toast';
import { type Notification, onNotification } from './notification';
import { useClosingTimer } from './use-closing-timer';
import { useTopDialog } from './use-top-dialog';

type ToastsProps = {
  label: string;
  closeLabel: string;
  typeLabels: Record<Notification['type'], string>;
};

/** `id` names the place in the list, `version` this notification in it: a new one starts anew. */
type Shown = { id: string; version: number; notification: Notification };

/** The one region in which notifications appear, are announced, and leave (spec §4, Notifications). */
export function Toasts({ label, closeLabel, typeLabels }: ToastsProps) {
  const [shown, setShown] = useState<Shown[]>([]);
  const dialog = useTopDialog();
  useEffect(() => {
    let count = 0;
    return onNotification((notification) => {
      count += 1;
      const next = { id: notification.key ?? `toast-${count}`, version: count, notification };
      setShown((all) =>
        all.some(({ id }) => id === next.id)
          ? all.map((one) => (one.id === next.id ? next : one))
          : [...all, next],
      );
    });
  }, []);
  const remove = (version: number) =>
    setShown((all) => all.filter((one) => one.version !== version));
  const region = (
    <div data-toasts role="region" aria-label={label} aria-live="polite" className="toasts">
      {shown.map(({ version, notification }) => (
        <LivingToast
          key={version}
          notification={notification}
          typeLabel={typeLabels[notification.type]}
          closeLabel={closeLabel}
          onGone={() => remove(version)}
        />
      ))}
    </div>
  );
  return dialog ? createPortal(region, dialog) : region;
}

type LivingToastProps = {
  notification: Notification;
  typeLabel: string;
  closeLabel: string;
  onGone: () => void;
};

function LivingToast({ notification, typeLabel, closeLabel, onGone }: LivingToastProps) {
  const { type, message, description, autoClose = true } = notification;
  const { leaving, close, hold } = useClosingTimer(autoClose, onGone);
  return (
    <div
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={() => hold('focus', false)}
    >
      <Toast
        type={type}
        typeLabel={typeLabel}
        message={message}
        description={description}
        closeLabel={closeLabel}
        onClose={close}
        leaving={leaving}
      />
    </div>
  );
}
