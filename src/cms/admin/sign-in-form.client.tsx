'use client';

import {
  EmailField,
  Form,
  FormSubmit,
  Link,
  PasswordField,
  useAuth,
  useField,
  useTranslation,
} from '@payloadcms/ui';
import { useTexts } from './use-translations.client';

const words = {
  vi: {
    label: 'Mã đăng nhập (nếu bạn đã bật)',
    help: 'Mã 6 chữ số trong ứng dụng xác thực, hoặc một mã khôi phục. Chưa bật thì để trống.',
  },
  en: {
    label: 'Sign-in code (if you have turned it on)',
    help: 'The 6-digit code in your authenticator app, or a recovery code. Leave it empty if it is off.',
  },
};

const CODE = 'code';

/**
 * The input for the second factor's code. It is always shown, so that no answer reveals whether the password was right
 * (ADR-0037).
 */
function CodeField() {
  const text = useTexts(words);
  const { setValue, value } = useField<string | undefined>({ path: CODE });
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor="field-code">
        {text.label}
      </label>
      <input
        aria-describedby="field-code-help"
        autoComplete="one-time-code"
        id="field-code"
        inputMode="numeric"
        name={CODE}
        type="text"
        value={value ?? ''}
        onChange={setValue}
      />
      <div className="field-description" id="field-code-help">
        {text.help}
      </div>
    </div>
  );
}

const empty = { initialValue: undefined, valid: true, value: undefined };

type SignInProps = {
  /** The URL that the form posts to. */
  action: string;
  /** The URL to open after the sign-in. */
  next: string;
  /** The URL of the screen for a forgotten password. */
  forgot: string;
};

/** A sign-in form of the CMS's components, like its own but with a field for the code below the password. */
export function SignInForm({ action, next, forgot }: SignInProps) {
  const { t } = useTranslation();
  const { setUser } = useAuth();
  return (
    <Form
      action={action}
      className="login__form"
      disableSuccessStatus
      initialState={{ email: empty, password: empty, [CODE]: empty }}
      method="POST"
      onSuccess={(json) => {
        setUser(json as Parameters<typeof setUser>[0]);
      }}
      redirect={next}
      waitForAutocomplete
    >
      <div className="login__form__inputWrap">
        <EmailField
          field={{
            name: 'email',
            admin: { autoComplete: 'email' },
            label: t('general:email'),
            required: true,
          }}
          path="email"
        />
        <PasswordField
          autoComplete="current-password"
          field={{ name: 'password', label: t('general:password'), required: true }}
          path="password"
        />
        <CodeField />
      </div>
      <Link href={forgot} prefetch={false}>
        {t('authentication:forgotPasswordQuestion')}
      </Link>
      <FormSubmit size="large">{t('authentication:login')}</FormSubmit>
    </Form>
  );
}
