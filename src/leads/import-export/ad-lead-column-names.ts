import { foldText } from '@/lib/fold-text-for-search';
import { type AdColumn, adColumnKeys, adColumns } from './export-column-names';

/** Alternative column names, folded: those in files and forms of the ad networks, and Vietnamese ones. */
const otherNames: Partial<Record<AdColumn, readonly string[]>> = {
  createdDate: ['created time', 'ngay tao', 'thoi gian tao', 'ngay gui'],
  fullName: ['name', 'ho ten', 'ho va ten', 'ten day du', 'ten khach hang'],
  email: ['e mail', 'email address', 'work email', 'dia chi email', 'thu dien tu'],
  phone: ['phone number', 'work phone number', 'so dien thoai', 'dien thoai', 'sdt'],
  jobTitle: ['chuc vu', 'chuc danh'],
  website: ['web site', 'trang web', 'website cong ty'],
  industry: ['linh vuc', 'linh vuc kinh doanh', 'nganh', 'nganh hang'],
  ordersPerMonth: ['so don moi thang', 'so don hang moi thang', 'so don hang thang'],
  supportStaffCount: [
    'so nhan vien ho tro',
    'so nhan vien cskh',
    'so nhan vien cham soc khach hang',
  ],
  adId: ['ma quang cao'],
  adName: ['ten quang cao'],
  adsetId: ['ad set id', 'adgroup id', 'ma nhom quang cao'],
  adsetName: ['ad set name', 'ten nhom quang cao'],
  campaignId: ['ma chien dich'],
  campaignName: ['ten chien dich', 'chien dich'],
  formId: ['ma form', 'ma bieu mau'],
  formName: ['ten form', 'ten bieu mau'],
  pageId: ['ma trang'],
  pageName: ['ten trang'],
  leadId: ['id', 'leadgen id', 'ma khach', 'ma lead'],
  sourceChannel: ['platform', 'kenh', 'kenh nguon', 'nguon'],
  dealTitle: ['ten thuong vu', 'ten deal'],
  note: ['ghi chu', 'noi dung'],
  campaignOwner: ['nguoi phu trach chien dich'],
};

/**
 * Headers longer than this can not match: the limit is more than twice the longest name, because diacritics may be
 * separate characters.
 */
const MAX_HEADER_LENGTH = 200;

const byName = new Map<string, AdColumn>(
  adColumnKeys.flatMap((key) =>
    [foldText(adColumns[key]), ...(otherNames[key] ?? [])].map((name) => [name, key] as const),
  ),
);

/** The column of a file's header or of a question in an ad's form; null for an unknown one. */
export const columnOf = (header: string): AdColumn | null =>
  header.length > MAX_HEADER_LENGTH ? null : (byName.get(foldText(header)) ?? null);
