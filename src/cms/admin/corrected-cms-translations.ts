import { trashTranslations } from '../trash/trash-translations';

/**
 * Texts that replace those of the CMS: English ones in Vietnamese, action names that are unclear, a text of the account
 * screen that names the CMS, and English names of daily actions with a capital in each word, unlike those of our own tools.
 */
export const cmsTranslations = {
  vi: {
    general: {
      ...trashTranslations.vi.general,
      descending: 'Giảm dần',
      sortByLabelDirection: 'Xếp theo {{label}}: {{direction}}',
      createdAt: 'Tạo lúc (giờ VN)',
      deletedAt: 'Xoá lúc (giờ VN)',
      updatedAt: 'Sửa lúc (giờ VN)',
      created: 'Tạo lúc (giờ VN)',
      deleted: 'Xoá lúc (giờ VN)',
      lastModified: 'Sửa lúc (giờ VN)',
      anotherUserTakenOver: 'Người khác đã giành quyền sửa nội dung này.',
      currentlyEditing:
        'đang sửa nội dung này. Nếu bạn giành quyền sửa, người ấy không sửa tiếp được và có thể mất những gì chưa lưu.',
      documentLocked: 'Đang có người sửa',
      editedSince: 'Lần sửa gần nhất:',
      noResultsDescription: 'Chưa có gì ở đây, hoặc không có gì khớp với bộ lọc ở trên.',
      takeOver: 'Giành quyền sửa',
      viewReadOnly: 'Chỉ xem',
    },
    error: {
      followingFieldsInvalid_one: 'Ô sau chưa đúng:',
      followingFieldsInvalid_other: 'Các ô sau chưa đúng:',
      problemUploadingFile: 'Chưa tải được tệp lên.',
    },
    fields: {
      block: 'Khối',
      blocks: 'khối',
      blockType: 'Loại khối',
      searchForBlock: 'Tìm phần',
      toggleBlock: 'Mở hoặc thu gọn',
    },
    upload: {
      addFile: 'Thêm tệp',
      dragAndDrop: 'Kéo tệp rồi thả vào đây',
      dragAndDropHere: 'hoặc kéo tệp rồi thả vào đây',
      fileName: 'Tên tệp',
      fileSize: 'Dung lượng tệp',
      filesToUpload: 'Tệp sẽ tải lên',
      fileToUpload: 'Tệp sẽ tải lên',
      selectCollectionToBrowse: 'Chọn loại nội dung để tìm',
      selectFile: 'Chọn một tệp',
    },
    version: {
      // In a list: the shown language. The menu of a form says more (library-text-translations.ts).
      unpublish: 'Gỡ xuống',
      unpublishIn: 'Gỡ bản {{locale}}',
      aboutToUnpublishSelection:
        'Gỡ {{label}} đã chọn xuống, ở ngôn ngữ đang xem? Khách sẽ không thấy các trang ấy nữa.',
    },
  },
  en: {
    general: {
      ...trashTranslations.en.general,
      addBelow: 'Add below',
      addFilter: 'Add a filter',
      clearAll: 'Clear all',
      copyField: 'Copy field',
      copyRow: 'Copy row',
      createNew: 'Create new',
      exitLivePreview: 'Close the preview',
      livePreview: 'Preview beside the form',
      moveDown: 'Move down',
      moveUp: 'Move up',
      noResultsFound: 'Nothing found',
      pasteField: 'Paste field',
      pasteRow: 'Paste row',
      perPage: 'Per page: {{limit}}',
      saveChanges: 'Save changes',
      createdAt: 'Created (Vietnam time)',
      deletedAt: 'Deleted (Vietnam time)',
      updatedAt: 'Changed (Vietnam time)',
      created: 'Created (Vietnam time)',
      deleted: 'Deleted (Vietnam time)',
      lastModified: 'Changed (Vietnam time)',
      documentLocked: 'Somebody is editing this',
      editedSince: 'Last edit:',
      noResultsDescription: 'Nothing is here yet, or nothing matches the filters above.',
      payloadSettings: 'Settings',
    },
    fields: {
      addLink: 'Add a link',
      collapseAll: 'Collapse all',
      editLink: 'Edit the link',
      showAll: 'Show all',
      swapUpload: 'Swap the file',
    },
    version: {
      compareVersions: 'Compare versions',
      saveDraft: 'Save draft',
      aboutToUnpublishSelection:
        'Unpublish the selected {{label}} in the language shown? Visitors will not see them any more.',
    },
  },
};
