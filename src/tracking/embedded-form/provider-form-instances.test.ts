import { beforeEach, describe, expect, it, vi } from 'vitest';
import { everything, nothing } from '@/tracking/consent/consent-categories';

describe('an embedded form whose consent is withdrawn before it has loaded', () => {
  const created = vi.fn<() => void>();
  const kept = vi.fn<(element: unknown) => void>();
  const inBox = vi.fn<(selector: string) => object | null>(() => null);
  const box = { id: '', isConnected: false, remove: vi.fn<() => void>(), querySelector: inBox };
  const shelf = { append: kept };
  let looks: number;
  let forms: { create: () => void } | undefined;

  beforeEach(() => {
    vi.resetModules();
    vi.clearAllMocks();
    vi.useFakeTimers();
    [looks, forms] = [0, undefined];
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
    vi.stubGlobal('document', { createElement: () => box, getElementById: () => shelf });
    vi.stubGlobal('window', {
      addEventListener: () => {},
      get hbspt() {
        looks += 1;
        return { forms };
      },
    });
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  const begin = async () => {
    const { decide } = await import('@/tracking/consent/consent-state');
    const { makeForm, detachForm } =
      await import('@/tracking/embedded-form/provider-form-instances');
    decide(everything, 'vi');
    const form = makeForm('a-1', '42', 'marketing');
    await vi.advanceTimersByTimeAsync(1200);
    const again = () => makeForm('a-1', '42', 'marketing');
    return { form, detachForm, again, withdraw: () => decide(nothing, 'vi') };
  };

  it('is not polled for any more, and not created when the script arrives later', async () => {
    const { withdraw } = await begin();
    expect(looks).toBe(2);
    withdraw();
    forms = { create: created };
    await vi.advanceTimersByTimeAsync(10_000);
    expect(looks).toBe(2);
    expect(created).not.toHaveBeenCalled();
  });

  it('is removed from the page, and not kept for the next one', async () => {
    const { form, detachForm, withdraw } = await begin();
    withdraw();
    expect(box.remove).toHaveBeenCalledTimes(1);
    detachForm(form);
    expect(kept).not.toHaveBeenCalled();
  });

  it('is created and kept while the consent stands', async () => {
    const { form, detachForm } = await begin();
    forms = { create: created };
    await vi.advanceTimersByTimeAsync(10_000);
    expect(created).toHaveBeenCalledTimes(1);
    detachForm(form);
    expect(kept).toHaveBeenCalledExactlyOnceWith(box);
  });

  it('is created again after its frame was removed with its page', async () => {
    const { form, detachForm, again } = await begin();
    forms = { create: created };
    await vi.advanceTimersByTimeAsync(10_000);
    inBox.mockReturnValueOnce({});
    detachForm(form);
    expect(kept).not.toHaveBeenCalled();
    expect(again()).not.toBe(form);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(created).toHaveBeenCalledTimes(2);
  });
});
