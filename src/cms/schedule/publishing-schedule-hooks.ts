import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
} from 'payload';
import type { Schedule } from '@/payload-types';
import { nameOf, newestVersion } from '../editorial/published-and-newest-versions';
import { say } from '../fields/bilingual-admin-text';

/** Refuses changes to a schedule that has been carried out. */
export const refuseChangesAfterRun: CollectionBeforeValidateHook<Schedule> = ({
  data,
  originalDoc,
  req,
}) => {
  if (req.user && originalDoc?.state === 'done') {
    const message = say(
      req,
      'Lịch này đã được thực hiện; hãy tạo lịch mới.',
      'This schedule has been carried out; make a new one.',
    );
    throw new APIError(message, 400, null, true);
  }
  return data;
};

/** Refuses a time in the past: the schedule would run at once, for which there is the publish button. */
export const refusePastTimes: CollectionBeforeChangeHook<Schedule> = ({ data, req }) => {
  if (!req.user || !data.at || new Date(data.at).getTime() > Date.now()) return data;
  throw new APIError(
    say(req, 'Giờ hẹn phải ở tương lai.', 'The time has to be in the future.'),
    400,
    null,
    true,
  );
};

/**
 * Names the schedule after its document, and sets it to wait; so a failed schedule that gets a new time runs again.
 * @throws APIError 400 when the document has nothing in the language
 */
export const fillSchedule: CollectionBeforeChangeHook<Schedule> = async ({ data, req }) => {
  if (!req.user || !data.document || !data.language) return data;
  const { relationTo, value } = data.document;
  const id = typeof value === 'number' ? value : value.id;
  const titleField = req.payload.collections[relationTo].config.admin.useAsTitle;
  const document = await newestVersion({ collection: relationTo, id, req }, data.language);
  if (!document || (data.action === 'publish' && nameOf(document, titleField) === '')) {
    const message = say(
      req,
      'Nội dung này chưa có gì bằng ngôn ngữ đã chọn.',
      'Nothing is written in that language yet.',
    );
    throw new APIError(message, 400, null, true);
  }
  return {
    ...data,
    name: nameOf(document, titleField),
    by: req.user.collection === 'users' ? req.user.id : undefined,
    state: 'waiting',
    reason: null,
  };
};
