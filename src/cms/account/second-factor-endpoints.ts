import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { toDataURL } from 'qrcode';
import { clientAddress } from '@/lib/request-origin';
import { reauthenticate } from '../access/ask-password-again';
import { secretAddress } from '../access/one-time-code';
import { countTry } from '../access/limit-failed-sign-ins';
import {
  type Colleague,
  forColleagues,
  readObject,
  routeId,
} from '../editorial/endpoint-access-and-input';
import { say } from '../fields/bilingual-admin-text';
import { log } from '@/lib/write-log-line';
import { isFactorRequired } from '@/lib/is-second-factor-required';
import { accountOf } from './permitted-account-id-from-path';
import { mailOwner } from './notify-of-changed-sign-in';
import { endSessions, sessionIdOf } from './session-store';
import {
  confirmFactor,
  removeFactor,
  renewRecoveryCodes,
  startFactor,
  stateOf,
} from './second-factor-store';

type Act = (req: PayloadRequest, user: Colleague) => Promise<Response>;

const refusal = (status: number, message: string) => new APIError(message, status, null, true);

const notOn = (req: PayloadRequest) =>
  refusal(409, say(req, 'Mã đăng nhập chưa được bật.', 'The sign-in code is not on.'));

const wrongPassword = {
  vi: 'Mật khẩu của bạn không đúng. Nếu bạn đã thử sai nhiều lần, hãy chờ 10 phút rồi thử lại.',
  en: 'Your password is wrong. After several wrong tries, wait 10 minutes and try again.',
};
const wrongPasswordOrCode = {
  vi: 'Mật khẩu hoặc mã không đúng. Mỗi mã chỉ dùng được một lần: hãy chờ mã kế tiếp. Nếu bạn đã thử sai nhiều lần, hãy chờ 10 phút rồi thử lại.',
  en: 'The password or the code is wrong. Each code works once: wait for the next one. After several wrong tries, wait 10 minutes and try again.',
};

/**
 * Checks the colleague's own password again, and a code where they have a second factor.
 *
 * @throws APIError 400 when one is wrong, which counts as an attempt to sign in
 */
async function requireReauthentication(req: PayloadRequest, user: Colleague): Promise<void> {
  const { password, code } = await readObject(req);
  if ((await reauthenticate(req, user, { password, code })) === null) return;
  const { isOn } = await stateOf(req.payload, user.id);
  const { vi, en } = isOn ? wrongPasswordOrCode : wrongPassword;
  throw refusal(400, say(req, vi, en));
}

/** Creates and shows a new secret: the account's first one, or the replacement of the current one (another phone). */
const start: Act = async (req, user) => {
  const { isOn } = await stateOf(req.payload, user.id);
  await requireReauthentication(req, user);
  const secret = await startFactor(req.payload, user.id, isOn);
  if (secret === null) {
    throw refusal(
      409,
      say(
        req,
        'Mã đăng nhập vừa được bật hoặc tắt ở nơi khác. Hãy tải lại trang.',
        'The sign-in code has just been turned on or off elsewhere. Load the page again.',
      ),
    );
  }
  const picture = await toDataURL(secretAddress(secret, user.email), { margin: 4, width: 400 });
  return Response.json({ secret, picture });
};

const confirm: Act = async (req, user) => {
  const { code } = await readObject(req);
  const tried = await countTry(req.payload, clientAddress(req.headers), user.email);
  const confirmed = tried.isRefused ? null : await confirmFactor(req.payload, user.id, code);
  if (!confirmed) {
    throw refusal(
      400,
      say(
        req,
        'Mã không đúng. Hãy nhập mã đang hiện trong ứng dụng, và kiểm tra giờ của điện thoại. Sau 15 phút, hãy bật lại từ đầu.',
        'The code is wrong. Enter the one the app shows now, and check the clock of your phone. After 15 minutes, start again.',
      ),
    );
  }
  await tried.wasRight();
  const { isReplaced, recoveryCodes } = confirmed;
  // Ends the account's other sessions: they began without a code, or with a code of the former phone.
  const ended = await endSessions(req.payload, user.id, { but: sessionIdOf(user) });
  log.info(isReplaced ? 'second-factor.replaced' : 'second-factor.on', { user: user.id, ended });
  if (isReplaced) mailOwner(req.payload, user.email, ['factor-replaced']);
  return Response.json({ recoveryCodes });
};

const renew: Act = async (req, user) => {
  await requireReauthentication(req, user);
  const recoveryCodes = await renewRecoveryCodes(req.payload, user.id);
  if (!recoveryCodes) throw notOn(req);
  log.info('second-factor.codes-renewed', { user: user.id });
  return Response.json({ recoveryCodes });
};

async function remove(req: PayloadRequest, user: number, by: Colleague): Promise<Response> {
  if (!(await removeFactor(req.payload, user, by.id))) throw notOn(req);
  log.info('second-factor.off', { user, by: by.id });
  const { email } = await req.payload.findByID({ collection: 'users', id: user, depth: 0 });
  mailOwner(req.payload, email, ['factor-off']);
  return Response.json({ isOn: false });
}

const turnOff: Act = async (req, user) => {
  if (isFactorRequired(user.role)) {
    throw refusal(
      403,
      say(
        req,
        'Vai trò của bạn phải có mã đăng nhập nên không tắt được. Đổi điện thoại? Hãy chọn “Chuyển sang điện thoại khác”.',
        'Your role must have a sign-in code, so it can not be turned off. A new phone? Choose “Move to another phone”.',
      ),
    );
  }
  await requireReauthentication(req, user);
  return remove(req, user.id, user);
};

/**
 * Turns a second factor off. Admins do so for a colleague whose phone is lost; one's own is turned off by
 * `/second-factor/off`.
 */
const reset: Act = async (req, user) => {
  const id = routeId(req);
  if (user.role !== 'admin' || id === user.id) {
    throw refusal(
      403,
      say(req, 'Chỉ người Quản trị khác làm được việc này.', 'Only another admin does this.'),
    );
  }
  await requireReauthentication(req, user);
  return remove(req, id, user);
};

const read: Act = async (req, user) => {
  return Response.json(await stateOf(req.payload, accountOf(req, user)));
};

const of = (method: 'get' | 'post', path: string, act: Act): Endpoint => ({
  method,
  path,
  handler: forColleagues(act),
});

export const secondFactorEndpoints: Endpoint[] = [
  of('post', '/second-factor/start', start),
  of('post', '/second-factor/confirm', confirm),
  of('post', '/second-factor/recovery-codes', renew),
  of('post', '/second-factor/off', turnOff),
  of('get', '/:id/second-factor', read),
  of('post', '/:id/second-factor/reset', reset),
];
