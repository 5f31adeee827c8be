import type { TextField } from 'payload';
import type { Words } from '@/cms/fields/bilingual-admin-text';

/** The code of an attempt's result, with a sentence below it where a colleague has to act. */
export const lastResultField = (description?: Words): TextField => ({
  name: 'lastResult',
  type: 'text',
  label: { vi: 'Kết quả lần cuối', en: 'Last result' },
  admin: {
    ...(description ? { description } : {}),
    components: {
      afterInput: ['/leads/admin/delivery-result-instruction#DeliveryResultInstruction'],
    },
  },
});
