import { describe, expect, it, vi } from 'vitest';
import { sent } from '../../../tests/support/submissions';
import { TICKED } from '../schema/validate';
import { accept } from './acceptance';

const fast = sent('contact', {}, { startedAt: Date.now() });
const posted = (raw: Record<string, string>) => ({ raw, file: null });
const proof = (holds: boolean) =>
  vi.fn<(text: string) => Promise<boolean>>(() => Promise.resolve(holds));

describe('whether a program sent a form is judged once, and goes with it', () => {
  it('one that came too fast is asked to work when its browser can, and held for review otherwise', async () => {
    const isProof = proof(false);
    expect(await accept(posted({ canProve: TICKED }), fast, isProof)).toBeNull();
    expect(await accept(posted({}), fast, isProof)).toMatchObject({ suspicion: 'too-fast' });
    expect(isProof).not.toHaveBeenCalled();
  });

  it('a proof that holds clears it, and is asked about once', async () => {
    const holds = proof(true);
    const both = posted({ canProve: TICKED, proof: 'p' });
    expect(await accept(both, fast, holds)).toMatchObject({ suspicion: null });
    expect(holds).toHaveBeenCalledExactlyOnceWith('p');
    expect(await accept(both, fast, proof(false))).toBeNull();
  });

  it('a filled trap is never a matter of work', async () => {
    const trapped = sent('contact', {}, { startedAt: Date.now(), honeypotFilled: true });
    const acceptance = await accept(posted({ canProve: TICKED, proof: 'p' }), trapped, proof(true));
    expect(acceptance).toMatchObject({ suspicion: 'honeypot', keptSince: null });
  });
});
