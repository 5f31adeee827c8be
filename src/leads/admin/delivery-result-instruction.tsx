import type { TextFieldServerProps } from 'payload';
import type { Words } from '@/cms/fields/bilingual-admin-text';

/** What a colleague has to do, by the code of a result that another attempt would not change. */
const sentences: Readonly<Record<string, Words>> = {
  TOO_MANY_RECORDS: {
    vi: 'CRM có quá nhiều bản ghi của người này, trang web không đọc hết được nên đã dừng và không thử lại. Hãy làm bằng tay trong CRM; dữ liệu ở đây vẫn còn đủ.',
    en: 'The CRM holds more records of this person than the site can read, so it has stopped and does not try again. Please do it by hand in the CRM; nothing is lost here.',
  },
};

type DeliveryResultInstructionProps = Pick<TextFieldServerProps, 'data' | 'i18n'>;

/** The sentence below the code of a delivery's last result, if a colleague has to act. */
export function DeliveryResultInstruction({ data, i18n }: DeliveryResultInstructionProps) {
  const sentence = sentences[String(data?.lastResult)];
  return sentence ? <p>{sentence[i18n.language === 'vi' ? 'vi' : 'en']}</p> : null;
}
