/** The texts for each `LetterRefusal`: why a lead can not be written to. */
export const letterRefusals = {
  vi: {
    'no-address': 'Khách không để lại email. Hãy gọi điện.',
    held: 'Khách đang được giữ lại để xem. Cho qua trước khi viết.',
    withdrawn: 'Khách đã rút lại đồng ý. Không viết thư cho khách này nữa.',
  },
  en: {
    'no-address': 'This lead has left no e-mail address. Please call.',
    held: 'This lead is held for review. Let it through before you write.',
    withdrawn: 'This person has taken back all consent. Do not write any more.',
  },
} as const;

const letterErrors = {
  vi: {
    'other-words':
      'Một thư đã được xếp hàng gửi trước lần bấm này, với lời khác. Xem lịch sử của khách. Muốn viết thêm thư nữa thì chép lại nội dung rồi tải lại trang.',
    conflict: 'Khách vừa có thay đổi nên thư chưa gửi. Chép lại nội dung rồi tải lại trang.',
    failed: 'Chưa gửi được, nội dung vẫn còn ở đây',
  },
  en: {
    'other-words':
      'A letter in other words was queued before this press: see the history. To write one more, copy your text and reload.',
    conflict:
      'Something about this lead has changed, and nothing was sent. Copy your text and reload.',
    failed: 'Could not send it; your text is still here',
  },
} as const;

/**
 * The result of sending a letter: accepted (`taken`); refused because another letter was sent under the same key
 * (`other-words`); refused for another reason (`conflict`); or `failed`.
 */
export type LetterResult = 'taken' | 'other-words' | 'conflict' | 'failed';

async function letterResultOf(answer: Response | undefined): Promise<LetterResult> {
  if (answer?.ok) return 'taken';
  if (answer?.status !== 409) return 'failed';
  const body: unknown = await answer.json().catch(() => null);
  const isOther =
    typeof body === 'object' && body !== null && 'code' in body && body.code === 'other-words';
  return isOther ? 'other-words' : 'conflict';
}

/** Posts a letter to a lead; `key` is its idempotency key. */
export async function postLetter(
  lead: number,
  letter: { key: string; subject: string; message: string; language?: 'vi' | 'en' },
): Promise<LetterResult> {
  const answer = await fetch(`/api/leads/${lead}/letter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(letter),
  }).catch(() => undefined);
  return letterResultOf(answer);
}

export const letterErrorText = (
  fate: Exclude<LetterResult, 'taken'>,
  language: 'vi' | 'en',
): string => letterErrors[language][fate];

/**
 * When the lead's data is loaded again after a letter was queued, in milliseconds from then: the worker sends the
 * letter within seconds.
 */
export const LOOK_AGAIN_MS = [2000, 5000, 12_000];
