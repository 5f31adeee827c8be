import { describe, expect, it } from 'vitest';
import { salvageAdValues } from '@/leads/import-export/judge-ad-values';

describe('an answer to an ad with an odd value', () => {
  it('is kept without what is no telephone number, which stands in the note', () => {
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

  it('is kept with a telephone number alone', () => {
    const values = salvageAdValues({ email: 'khong co', phone: '0912 345 678' });
    expect(values).toMatchObject({
      phone: '+84912345678',
      note: 'Cần xem lại (email): khong co',
    });
    expect(salvageAdValues({ phone: '0912 345 678' })?.note).toBeUndefined();
  });

  it('is kept with a number from abroad as it was typed', () => {
    expect(salvageAdValues({ phone: '65 9123 4567' })).toEqual({ phone: '65 9123 4567' });
  });

  it('loses nothing of an answer that is too long', () => {
    const long = 'a'.repeat(3000);
    const values = salvageAdValues({ email: 'a@khach.vn', website: long, note: long });
    expect(values?.website).toBeUndefined();
    expect(values?.note).toBe(`${long}\nCần xem lại (website): ${long}`);
  });

  it('is nothing when nobody could be answered', () => {
    expect(salvageAdValues({ fullName: 'Lan', phone: '12' })).toBeNull();
  });
});
