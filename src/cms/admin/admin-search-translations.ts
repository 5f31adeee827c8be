const vi = {
  open: 'Tìm hoặc mở',
  title: 'Tìm trong trang quản trị',
  hint: 'Tên trang, khách, vé, màn hình…',
  mostUsed: 'Hay dùng',
  actions: 'Mở và tạo mới',
  create: 'Tạo mới: {{name}}',
  today: 'Hôm nay',
  account: 'Tài khoản của tôi',
  searching: 'Đang tìm…',
  none: 'Không tìm thấy gì cho “{{text}}”.',
  found: 'Tìm thấy {{count}}.',
  failed: 'Chưa tìm được. Thử lại sau giây lát.',
  keys: 'Mũi tên để chọn, Enter để mở, Escape để đóng',
};

export type AdminSearchText = typeof vi;

const en: AdminSearchText = {
  open: 'Find or open',
  title: 'Search the admin',
  hint: 'Name of a page, lead, screen…',
  mostUsed: 'Most used',
  actions: 'Open and create',
  create: 'New: {{name}}',
  today: 'Today',
  account: 'My account',
  searching: 'Searching…',
  none: 'Nothing found for “{{text}}”.',
  found: '{{count}} found.',
  failed: 'The search failed. Try again in a moment.',
  keys: 'Arrows choose, Enter opens, Escape closes',
};

export const adminSearchTranslations = { vi, en };
