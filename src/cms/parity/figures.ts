import type { Locale } from '@/i18n/locales';

/** Times of day are written differently in each language and say nothing about parity. */
const TIMES =
  /\b\d{1,2}[:h]\d{2}\b|\b\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|giờ|o’clock)(?!\p{L})|\b\d{1,2} ?h\b/giu;
const NUMBER = /(\d[\d.,]*\d|\d)(?:\s?(nghìn|ngàn|triệu|tỷ|thousand|million|billion)(?!\p{L}))?/giu;
const SCALES: Readonly<Record<string, number>> = {
  nghìn: 1e3,
  ngàn: 1e3,
  thousand: 1e3,
  triệu: 1e6,
  million: 1e6,
  tỷ: 1e9,
  billion: 1e9,
};
/** Smaller whole numbers are often words in one language and digits in the other. */
const SMALLEST = 10;

/** `1.250.000` and `3,5` in Vietnamese are `1250000` and `3.5`; English has the signs the other way round. */
function normalised(text: string, scale: string, locale: Locale): string {
  const [thousands, decimal] = locale === 'vi' ? ['.', ','] : [',', '.'];
  const plain = text
    .replaceAll(new RegExp(`[${thousands}](?=\\d{3}(?!\\d))`, 'g'), '')
    .replaceAll(decimal, '.');
  return String(Number(plain) * (SCALES[scale.toLowerCase()] ?? 1));
}

/** The figures of a text that both languages should share, in a form that can be compared. */
export function figuresOf(text: string, locale: Locale): string[] {
  return [...text.replaceAll(TIMES, ' ').matchAll(NUMBER)]
    .map(([, figure = '', scale = '']) => normalised(figure, scale, locale))
    .filter((figure) => figure !== 'NaN' && (Number(figure) >= SMALLEST || figure.includes('.')));
}

/** What one list has and the other lacks, each as often as it is missing. */
export function missingFrom(wanted: readonly string[], present: readonly string[]): string[] {
  const left = [...present];
  return wanted.filter((one) => {
    const index = left.indexOf(one);
    if (index < 0) return true;
    left.splice(index, 1);
    return false;
  });
}
