'use client';

import { PasswordField, useAuth, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect } from 'react';

/** Validated on the server only: whether it is needed, and whether it is right. */
const acceptAny = () => true as const;

/**
 * Asks for one's own password when an account's address or password is about to change, or it is about to become an
 * admin.
 */
export function PresentPassword({ field, path }: TextFieldClientProps) {
  const { data: saved, id } = useDocumentInfo();
  const { setValue, value } = useField<string | undefined>({ path });
  const { user } = useAuth();
  const isNew = id === undefined;
  const isAsked = useFormFields(([{ email, password, role }]) => {
    const isChanged = Boolean(password?.value) || (email && email.value !== saved?.email);
    return (!isNew && isChanged) || (role?.value === 'admin' && saved?.role !== 'admin');
  });
  // Cleared after a save, so that a later change asks again.
  useEffect(() => {
    if (!isAsked && value) setValue('', true);
  }, [isAsked, setValue, value]);
  // While the first account is created no user is signed in yet.
  if (!user || !isAsked) return null;
  return (
    <PasswordField autoComplete="current-password" field={field} path={path} validate={acceptAny} />
  );
}
