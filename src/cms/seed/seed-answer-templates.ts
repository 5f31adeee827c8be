import type { Payload, PayloadRequest } from 'payload';
import { locales } from '@/i18n/locales';
import type { AnswerTemplate } from '@/payload-types';
import { readCopy } from './read-seed-copy';

type TemplateCopy = Pick<AnswerTemplate, 'name' | 'kinds' | 'subject' | 'body'>;

/** Seeds answer templates in both languages, which sales changes in the admin. */
export async function seedAnswerTemplates(
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<void> {
  const copy = await readCopy<TemplateCopy>('answer-templates');
  for (const language of locales) {
    for (const template of copy[language]) {
      const data = { ...template, language };
      await payload.create({ collection: 'answer-templates', data, req });
    }
  }
}
