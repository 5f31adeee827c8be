/**
 * Replaces texts of the CMS about its trash that are wrong on this site. Restoring a document also restores its
 * languages, its URL and its status; it does not become a draft.
 */
export const trashTranslations = {
  vi: {
    general: {
      aboutToRestoreAsDraft:
        '{{label}} <1>{{title}}</1> sẽ trở lại đúng như trước khi xoá, cả hai ngôn ngữ. Tiếp tục?',
      aboutToRestoreAsDraftCount: '{{count}} {{label}} sẽ trở lại đúng như trước khi xoá.',
      trash: 'Thùng rác',
      aboutToTrash:
        'Chuyển {{label}} <1>{{title}}</1> vào thùng rác? Bản đang hiển thị sẽ biến mất khỏi site ngay; bạn có 30 ngày để khôi phục.',
      aboutToTrashCount:
        'Chuyển {{count}} {{label}} vào thùng rác? Bản đang hiển thị sẽ biến mất khỏi site ngay; bạn có 30 ngày để khôi phục.',
    },
  },
  en: {
    general: {
      aboutToRestoreAsDraft:
        '{{label}} <1>{{title}}</1> comes back as it was before it was deleted, in both languages. Go on?',
      aboutToRestoreAsDraftCount:
        '{{count}} {{label}} come back as they were before they were deleted.',
      trash: 'Bin',
      aboutToTrash:
        'Move the {{label}} <1>{{title}}</1> to the bin? What is live disappears from the site at once; you have 30 days to restore it.',
      aboutToTrashCount:
        'Move {{count}} {{label}} to the bin? What is live disappears from the site at once; you have 30 days to restore it.',
    },
  },
};
