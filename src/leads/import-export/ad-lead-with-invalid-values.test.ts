import { describe, expect, it } from 'vitest';
import { salvageAdValues } from '@/leads/import-export/validate-ad-lead-values';

describe('the answer to an ad with invalid values', () => {
  it('moves an invalid telephone number into the note', () => {
    const values = salvageAdValues({
      email: 'wei@khach.sg',
      phone: 'gọi 0912',
      note: 'Gọi buổi sáng',
    });
    expect(values).toMatchObject({
      email: 'wei@khach.sg',
      note: 'Gọi buổi sáng\nCần xem lại (phone): gọi 0912',
    });
    expect(values?.phone).toBeUndefined();
  });

  it('is kept with only a telephone number', () => {
    const values = salvageAdValues({ email: 'khong co', phone: '0912 345 678' });
    expect(values).toMatchObject({
      phone: '+84912345678',
      note: 'Cần xem lại (email): khong co',
    });
    expect(salvageAdValues({ phone: '0912 345 678' })?.note).toBeUndefined();
  });

  it('keeps a foreign telephone number as typed', () => {
    expect(salvageAdValues({ phone: '65 9123 4567' })).toEqual({ phone: '65 9123 4567' });
  });

  it('keeps all of an answer that is too long', () => {
    const long = 'a'.repeat(3000);
    const values = salvageAdValues({ email: 'a@khach.vn', website: long, note: long });
    expect(values?.website).toBeUndefined();
    expect(values?.note).toBe(`${long}\nCần xem lại (website): ${long}`);
  });

  it('is discarded without a valid e-mail address or telephone number', () => {
    expect(salvageAdValues({ fullName: 'Lan', phone: '12' })).toBeNull();
  });
});
