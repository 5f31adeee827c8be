'use client';

import { PasswordField, useAuth, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect } from 'react';

/** Whether it is right, or needed, the server says in one place. */
const acceptAny = () => true as const;

/** Asks for one's own password where an account's address or password is about to change, or it becomes an admin's. */
export function PresentPassword({ field, path }: TextFieldClientProps) {
  const { data: saved, id } = useDocumentInfo();
  const { setValue, value } = useField<string | undefined>({ path });
  const { user } = useAuth();
  const isNew = id === undefined;
  const isAsked = useFormFields(([{ email, password, role }]) => {
    const isChanged = Boolean(password?.value) || (email && email.value !== saved?.email);
    return (!isNew && isChanged) || (role?.value === 'admin' && saved?.role !== 'admin');
  });
  // Once saved, a later change asks again.
  useEffect(() => {
    if (!isAsked && value) setValue('', true);
  }, [isAsked, setValue, value]);
  // Nobody is signed in yet where the first account is made.
  if (!user || !isAsked) return null;
  return (
    <PasswordField autoComplete="current-password" field={field} path={path} validate={acceptAny} />
  );
}
