/** The stages of a lead in order, with labels for staff. */
export const leadStages = {
  new: { vi: 'Mới', en: 'New' },
  contacted: { vi: 'Đã liên hệ', en: 'Contacted' },
  qualified: { vi: 'Có nhu cầu', en: 'Qualified' },
  won: { vi: 'Thành công', en: 'Won' },
  lost: { vi: 'Không thành', en: 'Lost' },
  spam: { vi: 'Rác', en: 'Spam' },
} as const;
