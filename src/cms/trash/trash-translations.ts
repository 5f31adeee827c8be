/**
 * Replaces texts of the CMS about its trash: those that are wrong on this site (restoring a document also restores
 * its languages, its URL and its status; the document does not become a draft), those that do not say that a deletion
 * is final, and those that use another word for the trash than `Thùng rác`, the word of this admin.
 */
export const trashTranslations = {
  vi: {
    general: {
      aboutToPermanentlyDelete:
        'Xoá vĩnh viễn {{label}} <1>{{title}}</1>? Cả hai ngôn ngữ và mọi phiên bản sẽ mất, không lấy lại được.',
      aboutToPermanentlyDeleteTrash:
        'Xoá vĩnh viễn <0>{{count}}</0> <1>{{label}}</1> khỏi thùng rác? Cả hai ngôn ngữ và mọi phiên bản sẽ mất, không lấy lại được.',
      aboutToRestoreAsDraft:
        '{{label}} <1>{{title}}</1> sẽ trở lại đúng như trước khi xoá, cả hai ngôn ngữ. Tiếp tục?',
      aboutToRestoreAsDraftCount: '{{count}} {{label}} sẽ trở lại đúng như trước khi xoá.',
      aboutToTrash:
        'Chuyển {{label}} <1>{{title}}</1> vào thùng rác? Bản đang hiển thị sẽ biến mất khỏi site ngay; bạn có 30 ngày để khôi phục.',
      aboutToTrashCount:
        'Chuyển {{count}} {{label}} vào thùng rác? Bản đang hiển thị sẽ biến mất khỏi site ngay; bạn có 30 ngày để khôi phục.',
      deletePermanently: 'Không qua thùng rác: xoá vĩnh viễn, không lấy lại được',
      documentIsTrashed: '{{label}} này đang ở trong thùng rác, chỉ xem được.',
      emptyTrash: 'Dọn thùng rác',
      emptyTrashLabel: 'Dọn thùng rác {{label}}',
      noTrashResults: 'Không có {{label}} trong thùng rác.',
      titleTrashed: '{{label}} “{{title}}” đã được chuyển vào thùng rác.',
      trash: 'Thùng rác',
      trashedCountSuccessfully: 'Đã chuyển {{count}} {{label}} vào thùng rác.',
    },
  },
  en: {
    general: {
      aboutToPermanentlyDelete:
        'Delete the {{label}} <1>{{title}}</1> for good? Both languages and every version are lost and can not be brought back.',
      aboutToPermanentlyDeleteTrash:
        'Delete <0>{{count}}</0> <1>{{label}}</1> from the bin for good? Both languages and every version are lost and can not be brought back.',
      aboutToRestoreAsDraft:
        '{{label}} <1>{{title}}</1> comes back as it was before it was deleted, in both languages. Go on?',
      aboutToRestoreAsDraftCount:
        '{{count}} {{label}} come back as they were before they were deleted.',
      aboutToTrash:
        'Move the {{label}} <1>{{title}}</1> to the bin? What is live disappears from the site at once; you have 30 days to restore it.',
      aboutToTrashCount:
        'Move {{count}} {{label}} to the bin? What is live disappears from the site at once; you have 30 days to restore it.',
      deletePermanently: 'Skip the bin: delete for good, which can not be undone',
      documentIsTrashed: 'This {{label}} is in the bin and can only be read.',
      emptyTrash: 'Empty the bin',
      emptyTrashLabel: 'Empty the bin of {{label}}',
      noTrashResults: 'No {{label}} in the bin.',
      permanentlyDelete: 'Delete for good',
      permanentlyDeletedCountSuccessfully: 'Deleted {{count}} {{label}} for good.',
      titleTrashed: '{{label}} “{{title}}” moved to the bin.',
      trash: 'Bin',
      trashedCountSuccessfully: '{{count}} {{label}} moved to the bin.',
    },
  },
};
