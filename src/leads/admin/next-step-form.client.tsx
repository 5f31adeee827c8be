'use client';

import { Button, useAuth } from '@payloadcms/ui';
import { type KeyboardEvent, useState } from 'react';
import { OFFICE_OFFSET, officeIso } from '@/lib/office-hours-arithmetic';
import { MAX_STEP_LENGTH } from '../schema/validate-next-step-time';
import type { LeadSummary } from './read-lead-summary';
import type { NextStepText } from './next-step-translations';
import { useSend } from './use-post-request.client';

export type LeadStepProps = {
  summary: LeadSummary;
  lead: number;
  language: 'vi' | 'en';
  text: NextStepText;
  /** Reloads the lead's data. */
  again: () => void;
};

/** The request body that sets a next step. With `owner` null, the step belongs to the owner of the lead. */
type Step = { text: string; at: string; owner: number | null };

/** The id of the change that an action on a next step has made, from the server's answer. */
const changeOf = (answered: unknown): number | null =>
  typeof answered === 'object' &&
  answered !== null &&
  'change' in answered &&
  typeof answered.change === 'number'
    ? answered.change
    : null;

/**
 * Actions on a next step, each with a notice that offers undo where the server can undo. Each request names the last
 * change that the client has seen: the server refuses the request when a colleague has changed the step since.
 */
export function useStep({ summary, lead, text, again }: LeadStepProps) {
  const seen = summary.step.change;
  const { busy, send } = useSend();
  const { failed, refused } = text;
  const at = `/api/leads/${lead}/step`;
  const words = (done: string) => ({ done, failed, refused });
  const undo = async (change: number | null) => {
    await send(`${at}/undo`, words(text.undone), { body: { seen: change } });
    again();
  };
  const takeBack = {
    action: { label: text.undo, onClick: (answered: unknown) => void undo(changeOf(answered)) },
  };
  const press = async (...sent: Parameters<typeof send>) => {
    const isTaken = await send(...sent);
    again();
    return isTaken;
  };
  return {
    busy,
    undo: () => undo(seen),
    save: (step: Step) => press(at, words(text.saved), { body: { ...step, seen } }),
    move: (step: Step) =>
      press(at, { ...words(text.moved), ...takeBack }, { body: { ...step, seen } }),
    done: () => press(`${at}/done`, { ...words(text.isDone), ...takeBack }, { body: { seen } }),
    drop: () =>
      press(at, { ...words(text.dropped), ...takeBack }, { method: 'DELETE', body: { seen } }),
  };
}

type StepActs = ReturnType<typeof useStep>;

/** A time as the value of a `datetime-local` input, in Vietnam time: `2026-11-27T09:00`. */
const wallClock = (moment: string): string => officeIso(moment).slice(0, 16);

type StepFormProps = LeadStepProps & { acts: StepActs; close: () => void };

/** The form of a next step. It is nested in the lead's form, which Enter would submit, so it handles Enter itself. */
export function StepForm({ summary: { step, owner }, text, acts, close }: StepFormProps) {
  const { next, later, staff } = step;
  const { user } = useAuth();
  const me = typeof user?.id === 'number' ? user.id : null;
  const [words, setWords] = useState(next?.text ?? '');
  const [when, setWhen] = useState(wallClock(next?.at ?? later));
  // Null means the owner of the lead. On a lead without an owner, a new step belongs by default to the person who
  // plans it.
  const [who, setWho] = useState(next?.owner?.id ?? (owner || next ? null : me));
  const isReady = words.trim() !== '' && when !== '' && !acts.busy;
  const save = async () => {
    if (!isReady) return;
    const at = `${when}:00${OFFICE_OFFSET}`;
    if (await acts.save({ text: words, at, owner: who })) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void save();
  };
  return (
    // The form handles the keyboard events of its fields.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="lead-step__form" onKeyDown={onKeyDown}>
      <div>
        <label htmlFor="lead-step-text">{text.what}</label>
        <input
          // The form has just been opened by a click, so its first field takes the focus.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          id="lead-step-text"
          maxLength={MAX_STEP_LENGTH}
          onChange={({ target }) => setWords(target.value)}
          placeholder={text.example}
          value={words}
        />
      </div>
      <div>
        <label htmlFor="lead-step-at">{text.when}</label>
        <input
          id="lead-step-at"
          onChange={({ target }) => setWhen(target.value)}
          type="datetime-local"
          value={when}
        />
      </div>
      <div>
        <label htmlFor="lead-step-who">{text.who}</label>
        <select
          id="lead-step-who"
          onChange={({ target }) => setWho(target.value === '' ? null : Number(target.value))}
          value={who ?? ''}
        >
          <option value="">
            {owner ? text.owner.replace('{{name}}', () => owner.name) : text.ownerNobody}
          </option>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="lead-step__acts">
        <Button disabled={!isReady} margin={false} onClick={() => void save()} size="small">
          {text.save}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={close} size="small">
          {text.cancel}
        </Button>
        {next ? (
          <Button
            buttonStyle="secondary"
            disabled={acts.busy}
            margin={false}
            onClick={() => void acts.drop().then(close)}
            size="small"
          >
            {text.drop}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
