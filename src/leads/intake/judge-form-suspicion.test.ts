import { describe, expect, it, vi } from 'vitest';
import { sent } from '../../../tests/support/form-submissions-and-events';
import { TICKED } from '../schema/validate-submission';
import { accept, suspicionOf } from './judge-form-suspicion';

const fast = sent('contact', {}, { startedAt: Date.now() });
const posted = (raw: Record<string, string>) => ({ raw, file: null });
const proof = (holds: boolean) =>
  vi.fn<(text: string) => Promise<boolean>>(() => Promise.resolve(holds));

describe('suspicion is decided once, and passed on with the form', () => {
  it('a form sent too fast asks for a proof of work if the browser can do it, and is held for review otherwise', async () => {
    const isProof = proof(false);
    expect(await accept(posted({ canProve: TICKED }), fast, isProof)).toBeNull();
    expect(await accept(posted({}), fast, isProof)).toMatchObject({ suspicion: 'too-fast' });
    expect(isProof).not.toHaveBeenCalled();
  });

  it('a valid proof of work clears the form, and is verified once', async () => {
    const holds = proof(true);
    const both = posted({ canProve: TICKED, proof: 'p' });
    expect(await accept(both, fast, holds)).toMatchObject({ suspicion: null });
    expect(holds).toHaveBeenCalledExactlyOnceWith('p');
    expect(await accept(both, fast, proof(false))).toBeNull();
  });

  it('a form without a start time, as browsers without a script send it, is held', async () => {
    const plain = sent('contact', {}, { startedAt: null });
    expect(await accept(posted({}), plain, proof(false))).toMatchObject({ suspicion: 'no-script' });
    const both = posted({ proof: 'p' });
    expect(await accept(both, plain, proof(true))).toMatchObject({ suspicion: null });
  });

  it('a filled honeypot is never cleared by a proof of work', async () => {
    const trapped = sent('contact', {}, { startedAt: Date.now(), honeypotFilled: true });
    const acceptance = await accept(posted({ canProve: TICKED, proof: 'p' }), trapped, proof(true));
    expect(acceptance).toMatchObject({ suspicion: 'honeypot', keptSince: null });
  });
});

const judged = (name: string) =>
  suspicionOf(sent('contact', { name }), Date.now(), { proven: false });

describe('a name that contains an address is suspect', () => {
  it.each([
    'casino888.com',
    'Claim now CASINO888.COM',
    'visit bit.ly/x',
    'https://a.b',
    'www.a',
    'a-b.xyz win',
    'lan@khach.vn',
    'tặng-quà.vn',
  ])('%s', (name) => {
    expect(judged(name)).toBe('address-in-name');
  });

  it.each([
    'Nguyễn Thị Hường',
    'T.S. Lê Văn An',
    'ThS.Trần Thị Lan',
    'Mr.An',
    'J.R.R. Tolkien',
    'Công ty TNHH A.B.C',
    'Nguyễn V.Com',
    'Dr. Comfort',
    'Lan.',
  ])('%s is a name', (name) => {
    expect(judged(name)).toBeNull();
  });
});
