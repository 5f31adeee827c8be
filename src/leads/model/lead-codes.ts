/** Codes of a lead with and without an owner, as stored and exported (spec §4, §9, D21). */
export const LEAD_UNASSIGNED = '29';
export const LEAD_ASSIGNED = '1';

export const leadStatuses = {
  [LEAD_UNASSIGNED]: { vi: 'Chưa giao', en: 'Unassigned' },
  [LEAD_ASSIGNED]: { vi: 'Đã giao', en: 'Assigned' },
} as const;

/** How a lead entered the system, with labels; the campaign it came from is in its attribution. */
export const leadSources = {
  form: { vi: 'Form trên trang', en: 'Form of the site' },
  'lead-ads': { vi: 'Quảng cáo lấy khách', en: 'Lead ads' },
  import: { vi: 'Nhập từ tệp', en: 'Imported file' },
} as const;

/** The kinds of events in a lead's history, with the labels of the timeline. */
export const leadEventKinds = {
  submitted: { vi: 'Gửi yêu cầu', en: 'Request sent' },
  assigned: { vi: 'Giao việc', en: 'Assigned' },
  status: { vi: 'Đổi trạng thái', en: 'Status changed' },
  stage: { vi: 'Đổi giai đoạn', en: 'Stage changed' },
  noted: { vi: 'Ghi chú', en: 'Note' },
  released: { vi: 'Cho qua', en: 'Let through' },
  mailed: { vi: 'Gửi thư', en: 'Mail sent' },
  delivered: { vi: 'Chuyển giao', en: 'Delivered' },
  exported: { vi: 'Xuất ra tệp', en: 'Exported' },
  merged: { vi: 'Gộp người', en: 'Merged' },
  split: { vi: 'Tách người', en: 'Split' },
  responded: { vi: 'Trả lời lần đầu', en: 'First response' },
  escalated: { vi: 'Nhắc việc', en: 'Escalated' },
  'step-set': { vi: 'Việc tiếp theo', en: 'Next step' },
  'step-moved': { vi: 'Dời việc', en: 'Next step moved' },
  'step-done': { vi: 'Xong việc', en: 'Next step done' },
  'step-dropped': { vi: 'Bỏ việc', en: 'Next step dropped' },
  'step-undone': {
    vi: 'Hoàn tác, việc tiếp theo lại là',
    en: 'Taken back, the next step is again',
  },
  'step-reminded': { vi: 'Đã nhắc việc tiếp theo', en: 'Reminded of the next step' },
  withdrawn: { vi: 'Rút lại đồng ý', en: 'Consent withdrawn' },
  erased: { vi: 'Xoá dữ liệu', en: 'Data erased' },
} as const;
export type LeadEventKind = keyof typeof leadEventKinds;

type Words = { vi: string; en: string };

/** Options of a select field from codes and their labels. */
export const optionsOf = (words: Readonly<Record<string, Words>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
