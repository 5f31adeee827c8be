'use client';

import { PasswordField, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect } from 'react';

/** Whether it is right, or needed, the server says in one place. */
const acceptAny = () => true as const;

/** Asks for one's own password where an account's e-mail address or password is about to change. */
export function PresentPassword({ field, path }: TextFieldClientProps) {
  const { data: saved, id } = useDocumentInfo();
  const { setValue, value } = useField<string | undefined>({ path });
  const isAsked = useFormFields(
    ([{ email, password }]) =>
      Boolean(password?.value) || (email !== undefined && email.value !== saved?.email),
  );
  // Once saved, a later change asks again.
  useEffect(() => {
    if (!isAsked && value) setValue('', true);
  }, [isAsked, setValue, value]);
  if (id === undefined || !isAsked) return null;
  return (
    <PasswordField autoComplete="current-password" field={field} path={path} validate={acceptAny} />
  );
}
