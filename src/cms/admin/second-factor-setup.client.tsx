'use client';

import { Button, toast } from '@payloadcms/ui';
import { useState } from 'react';
import { PanelInput } from './reauthentication-form.client';
import { secondFactorTranslations } from './second-factor-translations';
import { useTexts } from './use-translations.client';

/** The secret in groups of four characters, as authenticator apps show it. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

export type Begun = { secret: string; picture: string };

type ScanProps = { begun: Begun; onCode: (code: string) => Promise<void>; onCancel: () => void };

/** Shows the secret as a QR code and as text, until the first code is entered. */
export function ScanSecret({ begun, onCode, onCancel }: ScanProps) {
  const text = useTexts(secondFactorTranslations);
  const [code, setCode] = useState('');
  const onEnter = () => void onCode(code);
  return (
    <>
      <p>{text.scan}</p>
      {/* oxlint-disable-next-line nextjs/no-img-element -- a picture of this answer alone, which no server may keep */}
      <img alt={text.picture} className="second-factor__picture" src={begun.picture} />
      <p>
        {text.type}
        <br />
        <code className="second-factor__secret">{grouped(begun.secret)}</code>
      </p>
      <PanelInput
        kind="code"
        label={text.first}
        value={code}
        onChange={setCode}
        onEnter={onEnter}
      />
      <div className="account-panel__acts">
        <Button margin={false} size="medium" onClick={onEnter}>
          {text.confirm}
        </Button>
        <Button buttonStyle="secondary" margin={false} size="medium" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </>
  );
}

/** Shows the recovery codes; they can not be shown again. */
export function RecoveryCodes({ codes, onCached }: { codes: string[]; onCached: () => void }) {
  const text = useTexts(secondFactorTranslations);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast.success(text.copied);
  };
  return (
    <>
      <p>{text.keep}</p>
      <ul className="second-factor__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="account-panel__acts">
        <Button margin={false} size="medium" onClick={onCached}>
          {text.kept}
        </Button>
        <Button
          buttonStyle="secondary"
          margin={false}
          size="medium"
          onClick={() => void copy().catch(() => toast.error(text.failed))}
        >
          {text.copy}
        </Button>
      </div>
    </>
  );
}
