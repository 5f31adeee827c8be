'use client';

import { Button, toast, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import type { FactorState } from '../account/second-factor-store';
import { ReauthenticationForm, type Credentials } from './reauthentication-form.client';
import { callEndpoint } from './call-endpoint.client';
import { type Begun, RecoveryCodes, ScanSecret } from './second-factor-setup.client';
import { secondFactorTranslations } from './second-factor-translations';
import { useAccount } from './use-account-endpoints.client';
import { useSecondFactorStatus } from './use-second-factor-status.client';
import { useTexts } from './use-translations.client';

type Step =
  | { name: 'rest' | 'move' | 'off' | 'renew' }
  | { name: 'scan'; begun: Begun }
  | { name: 'codes'; codes: string[] };

const REST: Step = { name: 'rest' };

/** Calls an endpoint and shows its error message, or returns its answer. */
function useAsk() {
  const { i18n } = useTranslation();
  const text = useTexts(secondFactorTranslations);
  return async <T,>(path: string, body?: unknown): Promise<T | null> => {
    const method = body === undefined ? 'GET' : 'POST';
    const answer = await callEndpoint<T>(`/api/users/${path}`, {
      method,
      body,
      language: i18n.language,
    });
    if (answer.ok) return answer.data;
    toast.error(answer.message || text.failed);
    return null;
  };
}

type PanelProps = { state: FactorState; reload: () => void };

/**
 * The panel of one's own second factor: turn it on, move it to another phone, renew the recovery codes, turn it off.
 */
export function OwnSecondFactor({ state, reload }: PanelProps) {
  const text = useTexts(secondFactorTranslations);
  const ask = useAsk();
  const [step, setStep] = useState<Step>(REST);
  const rest = () => setStep(REST);
  const start = async (given: Credentials) => {
    const begun = await ask<Begun>('second-factor/start', given);
    if (begun) setStep({ name: 'scan', begun });
  };
  const showCodes = (made: { recoveryCodes: string[] } | null) => {
    if (made) setStep({ name: 'codes', codes: made.recoveryCodes });
  };
  const confirm = async (code: string) => {
    const made = await ask<{ recoveryCodes: string[] }>('second-factor/confirm', { code });
    if (made) toast.success(state.isOn ? text.moved : text.turnedOn);
    showCodes(made);
  };
  const renew = async (given: Credentials) =>
    showCodes(await ask('second-factor/recovery-codes', given));
  const turnOff = async (given: Credentials) => {
    if (!(await ask('second-factor/off', given))) return;
    toast.success(text.turnedOff);
    rest();
    reload();
  };
  const kept = () => {
    rest();
    reload();
  };
  if (step.name === 'codes') return <RecoveryCodes codes={step.codes} onCached={kept} />;
  if (step.name === 'scan') {
    return <ScanSecret begun={step.begun} onCode={confirm} onCancel={rest} />;
  }
  if (!state.isOn) {
    return (
      <ReauthenticationForm what={text.what} act={text.start} withCode={false} onGiven={start} />
    );
  }
  if (step.name === 'renew') {
    return (
      <ReauthenticationForm
        what={text.renewWhat}
        act={text.renew}
        withCode
        onGiven={renew}
        onCancel={rest}
      />
    );
  }
  if (step.name === 'move') {
    return (
      <ReauthenticationForm
        what={text.moveWhat}
        act={text.move}
        withCode
        onGiven={start}
        onCancel={rest}
      />
    );
  }
  if (step.name === 'off') {
    return (
      <ReauthenticationForm
        what={text.offWhat}
        act={text.off}
        withCode
        onGiven={turnOff}
        onCancel={rest}
      />
    );
  }
  return (
    <>
      <p>
        {text.isOn} {text.left(state.codesLeft)}
      </p>
      <div className="account-panel__acts">
        <Button
          buttonStyle="secondary"
          margin={false}
          size="medium"
          onClick={() => setStep({ name: 'move' })}
        >
          {text.move}
        </Button>
        <Button
          buttonStyle="secondary"
          margin={false}
          size="medium"
          onClick={() => setStep({ name: 'renew' })}
        >
          {text.renew}
        </Button>
        {!state.isRequired && (
          <Button
            buttonStyle="secondary"
            margin={false}
            size="medium"
            onClick={() => setStep({ name: 'off' })}
          >
            {text.off}
          </Button>
        )}
      </div>
      {state.isRequired && <p>{text.offRefused}</p>}
    </>
  );
}

/**
 * The panel of a colleague's second factor: an admin sees whether the colleague has one, and removes it when the phone
 * is lost.
 */
function OtherSecondFactor({ state, reload, id }: PanelProps & { id: number | string }) {
  const text = useTexts(secondFactorTranslations);
  const ask = useAsk();
  const [isAsked, setAsked] = useState(false);
  const withCode = useSecondFactorStatus(isAsked);
  const reset = async (given: Credentials) => {
    if (!(await ask(`${id}/second-factor/reset`, given))) return;
    toast.success(text.turnedOff);
    setAsked(false);
    reload();
  };
  if (!state.isOn) return <p>{text.isOff}</p>;
  if (isAsked) {
    return (
      <ReauthenticationForm
        what={text.resetWhat}
        act={text.reset}
        withCode={withCode}
        onGiven={reset}
        onCancel={() => setAsked(false)}
      />
    );
  }
  return (
    <>
      <p>{text.isOn}</p>
      <div className="account-panel__acts">
        <Button buttonStyle="secondary" margin={false} size="medium" onClick={() => setAsked(true)}>
          {text.reset}
        </Button>
      </div>
    </>
  );
}

/**
 * The panel of an account's second factor in the account's form (ADR-0037). Changes take effect at once, without saving
 * the form.
 */
export function SecondFactor() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const text = useTexts(secondFactorTranslations);
  const { data: state, reload } = useAccount('second-factor');
  if (id === undefined || !user || !state) return null;
  return (
    <section
      className="admin-panel account-panel second-factor"
      aria-labelledby="second-factor-title"
    >
      <h2 id="second-factor-title">{text.title}</h2>
      {id === user.id ? (
        <OwnSecondFactor state={state} reload={reload} />
      ) : (
        <OtherSecondFactor state={state} reload={reload} id={id} />
      )}
    </section>
  );
}
