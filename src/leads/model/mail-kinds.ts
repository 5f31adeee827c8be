import type { Words } from '@/cms/fields/bilingual-admin-text';

type MailKindRow = {
  label: Words;
  /** Placeholders that the texts of this mail may use as `{{name}}`, in addition to those of every mail. */
  placeholders: readonly string[];
  /** Whether the mail has a button, so that the template needs a label for it. */
  hasButton: boolean;
};

const ticket = [
  'name',
  'event',
  'when',
  'place',
  'ticketType',
  'quantity',
  'total',
  'payment',
  'code',
  'entry',
] as const;

/** Placeholders of mails to people who are promised an answer. */
const promised = ['name', 'promise.minutes'] as const;

/** Every kind of mail, and the placeholders that its template may use. */
export const mailKinds = {
  'demo-received': {
    label: { vi: 'Cảm ơn: đặt lịch demo', en: 'Thanks: demo request' },
    placeholders: promised,
    hasButton: false,
  },
  'contact-received': {
    label: { vi: 'Cảm ơn: liên hệ', en: 'Thanks: contact' },
    placeholders: promised,
    hasButton: false,
  },
  'career-received': {
    label: { vi: 'Cảm ơn: ứng tuyển', en: 'Thanks: application' },
    placeholders: ['name'],
    hasButton: false,
  },
  'ticket-confirmed': {
    label: { vi: 'Vé: đã giữ chỗ', en: 'Ticket: confirmed' },
    placeholders: ticket,
    hasButton: true,
  },
  'ticket-unconfirmed': {
    label: { vi: 'Vé: xác nhận email', en: 'Ticket: confirm the mail' },
    placeholders: [...ticket, 'deadline'],
    hasButton: true,
  },
  'ticket-waiting': {
    label: { vi: 'Vé: danh sách chờ', en: 'Ticket: waiting list' },
    placeholders: ticket,
    hasButton: true,
  },
  'ticket-offered': {
    label: { vi: 'Vé: mời từ danh sách chờ', en: 'Ticket: offered from the waiting list' },
    placeholders: [...ticket, 'deadline'],
    hasButton: true,
  },
  'ticket-cancelled': {
    label: { vi: 'Vé: đã huỷ', en: 'Ticket: cancelled' },
    placeholders: ticket,
    hasButton: false,
  },
  'document-link': {
    label: { vi: 'Tài liệu: liên kết tải', en: 'Document: the link' },
    placeholders: ['name', 'document', 'deadline', 'uses'],
    hasButton: true,
  },
  'newsletter-confirm': {
    label: { vi: 'Bản tin: xác nhận', en: 'Newsletter: confirmation' },
    placeholders: ['email'],
    hasButton: true,
  },
  'newsletter-welcome': {
    label: { vi: 'Bản tin: lời chào', en: 'Newsletter: welcome' },
    placeholders: ['email'],
    hasButton: false,
  },
  'sales-letter': {
    label: { vi: 'Thư của người phụ trách', en: 'Letter of a colleague' },
    placeholders: ['name', 'subject', 'message', 'sender'],
    hasButton: false,
  },
  'team-notice': {
    label: { vi: 'Báo cho đội ngũ', en: 'Notice to the team' },
    placeholders: ['name', 'form'],
    hasButton: true,
  },
  'lead-due-soon': {
    label: { vi: 'Nhắc: khách sắp quá hạn', en: 'Warning: a lead is due soon' },
    placeholders: ['form', 'deadline'],
    hasButton: true,
  },
  'lead-late': {
    label: { vi: 'Báo: khách quá hạn trả lời', en: 'Alert: a lead is late' },
    placeholders: ['form', 'deadline'],
    hasButton: true,
  },
  'next-step': {
    label: { vi: 'Nhắc: việc tiếp theo đến giờ', en: 'Reminder: a next step is due' },
    placeholders: ['step', 'form', 'deadline'],
    hasButton: true,
  },
  mention: {
    label: { vi: 'Báo: có người nhắc đến bạn', en: 'Notice: a colleague mentions you' },
    placeholders: ['author', 'form'],
    hasButton: true,
  },
  'privacy-request': {
    label: { vi: 'Báo: có yêu cầu về dữ liệu', en: 'Notice: a privacy request' },
    placeholders: [],
    hasButton: true,
  },
  'privacy-late': {
    label: { vi: 'Báo: yêu cầu về dữ liệu quá hạn', en: 'Alert: a privacy request is late' },
    placeholders: [],
    hasButton: true,
  },
} as const satisfies Record<string, MailKindRow>;

export type MailKind = keyof typeof mailKinds;

export const isMailKind = (value: unknown): value is MailKind =>
  typeof value === 'string' && value in mailKinds;

/** Kinds of mails to staff, about a lead or a privacy request. */
export const staffMailKinds = [
  'team-notice',
  'lead-due-soon',
  'lead-late',
  'next-step',
  'mention',
  'privacy-request',
  'privacy-late',
] as const satisfies MailKind[];

/** Placeholders of every mail. */
export const everywhere: readonly string[] = ['brand.name', 'brand.email', 'brand.phone'];
