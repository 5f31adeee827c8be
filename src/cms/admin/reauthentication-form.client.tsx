'use client';

import { Button } from '@payloadcms/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import { secondFactorTranslations } from './second-factor-translations';
import { useTexts } from './use-translations.client';

export type Credentials = { password: string; code: string };

type InputProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onEnter: () => void;
  kind: 'password' | 'code';
};

/**
 * An input for the password or the code. It handles Enter itself, because Enter would otherwise save the account's
 * form around it.
 */
export function PanelInput({ label, value, onChange, onEnter, kind }: InputProps) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  };
  const own =
    kind === 'password'
      ? { type: 'password', autoComplete: 'current-password' }
      : { type: 'text', autoComplete: 'one-time-code', inputMode: 'numeric' as const };
  return (
    <div className="field-type text second-factor__line">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...own}
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

type ReauthenticationProps = {
  /** The consequence of the action, as text, shown above the password. */
  what: string;
  act: string;
  /** Whether a code is asked for beside the password. */
  withCode: boolean;
  onGiven: (given: Credentials) => Promise<void>;
  onCancel?: () => void;
};

/** Asks for the password, and for a code if one is needed, before an action (re-authentication). */
export function ReauthenticationForm({
  what,
  act,
  withCode,
  onGiven,
  onCancel,
}: ReauthenticationProps) {
  const text = useTexts(secondFactorTranslations);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    // Enter pressed again while the answer is awaited.
    if (isBusy) return;
    setBusy(true);
    await onGiven({ password, code });
    setBusy(false);
  };
  const onEnter = () => void send();
  return (
    <>
      <p>{what}</p>
      <PanelInput
        kind="password"
        label={text.password}
        value={password}
        onChange={setPassword}
        onEnter={onEnter}
      />
      {withCode && (
        <PanelInput
          kind="code"
          label={text.code}
          value={code}
          onChange={setCode}
          onEnter={onEnter}
        />
      )}
      <div className="account-panel__acts">
        <Button disabled={isBusy} margin={false} size="medium" onClick={onEnter}>
          {act}
        </Button>
        {onCancel && (
          <Button buttonStyle="secondary" margin={false} size="medium" onClick={onCancel}>
            {text.cancel}
          </Button>
        )}
      </div>
    </>
  );
}
