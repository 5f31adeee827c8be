import type { PayloadHandler } from 'payload';
import type { Locale } from '@/i18n/locales';
import { logAnswer } from '../management/log-personal-data-reads';
import { mailTemplate } from '../mail/mail-templates';
import { renderMail } from '../mail/render-mail';
import { dropRestoredMails, requeueMails } from '../jobs/requeue-mails';
import { sampleDraft } from '../mail/compose-sample-mail';
import {
  answer,
  forRecord,
  forbidden,
  isEditorOrAdminUser,
  isSalesOrAdminUser,
  notFound,
  page,
} from './endpoint-access';

/**
 * POST /api/mails/:id/send-again: queues a mail that was stored without a mail server, has failed, is held after a
 * restore, or was not to be sent (dropped, or beyond the daily limit of its address).
 */
export const sendMailAgain = forRecord(isSalesOrAdminUser, 'mail', async (req, id) => {
  const sent = await requeueMails(req.payload, ['kept', 'failed', 'restored', 'skipped'], id);
  return sent === 0
    ? notFound('No such mail, or it is sent, on its way or held')
    : answer({ sent });
});

/** POST /api/mails/send-waiting: queues every mail that was stored without a mail server, or has failed. */
export const sendWaitingMails: PayloadHandler = async (req) => {
  if (!isSalesOrAdminUser(req)) return forbidden();
  return answer({ sent: await requeueMails(req.payload, ['kept', 'failed']) });
};

/** POST /api/mails/send-restored: queues every mail that is held after a restore. */
export const sendRestoredMails: PayloadHandler = async (req) => {
  if (!isSalesOrAdminUser(req)) return forbidden();
  return answer({ sent: await requeueMails(req.payload, ['restored']) });
};

/** POST /api/mails/:id/drop: marks a mail that is held after a restore as not to be sent. */
export const dropMail = forRecord(isSalesOrAdminUser, 'mail', async (req, id) => {
  const dropped = await dropRestoredMails(req.payload, id);
  return dropped === 0
    ? notFound('No such mail, or it is not held after a restore')
    : answer({ dropped });
});

/** POST /api/mails/drop-restored: marks every mail that is held after a restore as not to be sent. */
export const dropAllRestoredMails: PayloadHandler = async (req) => {
  if (!isSalesOrAdminUser(req)) return forbidden();
  return answer({ dropped: await dropRestoredMails(req.payload) });
};

/** GET /api/mails/:id/preview: the rendered mail as it was, or will be, sent; 404 before it is rendered. */
export const previewMail = forRecord(isSalesOrAdminUser, 'mail', async (req, id) => {
  const mail = await req.payload.findByID({
    collection: 'mails',
    id,
    depth: 0,
    disableErrors: true,
  });
  if (!mail?.html) return notFound('No such mail, or it is not written yet');
  await logAnswer(req, 'view', 'mails', [id]);
  return page(mail.html);
});

/** GET /api/mail-templates/:id/preview?locale=vi: a mail template filled with sample values. */
export const previewTemplate = forRecord(isEditorOrAdminUser, 'template', async (req, id) => {
  const template = await req.payload.findByID({
    collection: 'mail-templates',
    id,
    depth: 0,
    disableErrors: true,
  });
  if (!template) return notFound('No such template');
  const locale: Locale = req.searchParams.get('locale') === 'en' ? 'en' : 'vi';
  const words = await mailTemplate(req.payload, template.kind, locale);
  return page(renderMail(words, sampleDraft(template.kind, locale), locale).html);
});
