import { trashTranslations } from '../trash/trash-translations';

/**
 * Texts of the CMS that this admin replaces: English ones in Vietnamese, names of actions that do not say what they do, and the
 * English one of the account screen, which names the CMS.
 */
export const cmsTranslations = {
  vi: {
    ...trashTranslations.vi,
    error: {
      followingFieldsInvalid_one: 'Ô sau chưa đúng:',
      followingFieldsInvalid_other: 'Các ô sau chưa đúng:',
    },
    fields: {
      block: 'Khối',
      blocks: 'khối',
      blockType: 'Loại khối',
      searchForBlock: 'Tìm phần',
      toggleBlock: 'Mở hoặc thu gọn',
    },
    version: { unpublish: 'Gỡ xuống cả hai ngôn ngữ', unpublishIn: 'Gỡ bản {{locale}}' },
  },
  en: { general: { ...trashTranslations.en.general, payloadSettings: 'Settings' } },
};
