/** Why nobody may write to a lead, as the desk says it (`LetterBar`). */
export const letterBars = {
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

/** The worker sends within seconds; at these times, in milliseconds, the history is read again. */
export const LOOK_AGAIN_MS = [2000, 5000, 12_000];
