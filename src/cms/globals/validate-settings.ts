import type { ArrayFieldValidation, PayloadRequest, TextFieldSingleValidation } from 'payload';

const say = (req: PayloadRequest, vi: string, en: string): string =>
  req.i18n.language === 'vi' ? vi : en;

export const validateYear: TextFieldSingleValidation = (value, { req }) =>
  /^(?:19|20)\d{2}$/.test(value ?? '') ||
  say(req, 'Năm gồm bốn chữ số. Ví dụ: 2024.', 'A year has four digits. Example: 2024.');

export const validateEmail: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(value) ||
  say(req, 'Đây chưa phải là một địa chỉ email.', 'This is not an e-mail address yet.');

export const validatePhone: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  (/^\+?[\d\s().-]+$/.test(value) && value.replaceAll(/\D/g, '').length >= 8) ||
  say(
    req,
    'Số điện thoại gồm ít nhất 8 chữ số, có thể bắt đầu bằng + và mã quốc gia.',
    'A phone number has at least 8 digits and may start with + and the country code.',
  );

/** Validates that there is at most one link per social network, because the footer shows one icon for each. */
export const validateNetworks: ArrayFieldValidation = (rows, { req }) => {
  const networks = (Array.isArray(rows) ? rows : []).map(
    (row) => (row as { network?: string }).network,
  );
  return (
    new Set(networks).size === networks.length ||
    say(req, 'Mỗi mạng chỉ có một địa chỉ.', 'Each network can be listed only once.')
  );
};
