'use client';

import {
  FieldError,
  PasswordField,
  useAuth,
  useDocumentInfo,
  useField,
  useFormFields,
} from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect } from 'react';
import { useSecondFactorStatus } from './use-second-factor-status.client';
import { useTexts } from './use-translations.client';

const words = {
  vi: {
    label: 'Mã đăng nhập của bạn',
    help: 'Mã 6 chữ số trong ứng dụng xác thực, hoặc một mã khôi phục.',
  },
  en: {
    label: 'Your sign-in code',
    help: 'The 6-digit code in your authenticator app, or a recovery code.',
  },
};

/** Accepts any input: only the server validates whether the password is needed, and whether it is right. */
const acceptAny = () => true as const;

/** Whether the password is required: the form creates an account, or changes its e-mail address, password or role. */
function useIsAsked(): boolean {
  const { data: saved, id } = useDocumentInfo();
  const { user } = useAuth();
  const isChanging = useFormFields(
    ([{ email, password, role }]) =>
      Boolean(password?.value) ||
      (email && email.value !== saved?.email) ||
      (role && role.value !== saved?.role),
  );
  // While the first account is created no user is signed in yet.
  return Boolean(user && (id === undefined || isChanging));
}

/** A password or code field that is cleared after a save, so that a later change requires it again. */
function useAskedField(path: string, isAsked: boolean) {
  const field = useField<string | undefined>({ path, validate: acceptAny });
  const { setValue, value } = field;
  useEffect(() => {
    if (!isAsked && value) setValue('', true);
  }, [isAsked, setValue, value]);
  return field;
}

/** The field for one's own password, required before an account gets another e-mail address, password or role. */
export function PresentPassword({ field, path }: TextFieldClientProps) {
  const isAsked = useIsAsked();
  useAskedField(path, isAsked);
  if (!isAsked) return null;
  return (
    <PasswordField autoComplete="current-password" field={field} path={path} validate={acceptAny} />
  );
}

/** The field for one's own code, shown where the signed-in colleague has a second factor. */
export function PresentCode({ path }: TextFieldClientProps) {
  const text = useTexts(words);
  const isAsked = useIsAsked();
  const hasFactor = useSecondFactorStatus(isAsked);
  const { errorMessage, setValue, showError, value } = useAskedField(path, isAsked);
  if (!isAsked || !hasFactor) return null;
  return (
    <div className={`field-type text${showError ? ' error' : ''}`}>
      <label className="field-label" htmlFor="field-presentCode">
        {text.label}
      </label>
      <div className="field-type__wrap">
        <FieldError message={errorMessage} path={path} showError={showError} />
        <input
          aria-describedby="field-presentCode-help"
          aria-invalid={showError}
          autoComplete="one-time-code"
          id="field-presentCode"
          inputMode="numeric"
          name={path}
          type="text"
          value={value ?? ''}
          onChange={setValue}
        />
      </div>
      <div className="field-description" id="field-presentCode-help">
        {text.help}
      </div>
    </div>
  );
}
