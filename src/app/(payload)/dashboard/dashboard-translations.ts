const vi = {
  title: 'Hôm nay',
  links: 'Mở nhanh',
  mostUsed: 'Hay dùng',
  health: 'Tình trạng hệ thống',
  states: {
    ready: 'Mọi thứ đang chạy.',
    degraded: 'Vẫn phục vụ, nhưng có việc cần người xem.',
    'not-ready': 'Có phần không chạy. Khách có thể không gửi được form.',
  },
  checks: {
    database: 'Cơ sở dữ liệu',
    migrations: 'Cấu trúc dữ liệu',
    queue: 'Hàng đợi công việc',
  },
  ok: 'Chạy tốt',
  failing: 'Không chạy',
  lists: 'Danh sách từ máy chủ khác không tới: {{count}}',
  kept: 'Form chờ trên đĩa: {{waiting}}, để riêng chờ người xem: {{aside}}',
  keptNone: 'Không form nào chờ trên đĩa',
  unread: 'Không đọc được form chờ trên đĩa',
  factorRequired: 'Phải có mã đăng nhập: {{roles}}',
  factorAdvised:
    'Nên bắt buộc mã đăng nhập cho các vai trò xem dữ liệu khách: đặt SECOND_FACTOR_ROLES=admin,sales trên máy chủ.',
  backup: 'Sao lưu gần nhất, bằng lệnh npm run backup',
  backupEncrypted: '{{at}}, có mã hoá',
  backupPlain: '{{at}}, không mã hoá',
  backupNone:
    'Chưa có bản sao lưu nào bằng lệnh npm run backup trên máy này. Nếu bạn sao lưu cơ sở dữ liệu riêng bằng pg_dump, trang này không biết lần gần nhất là khi nào.',
  accounts: 'Tài khoản',
  accountsAll: 'Xem tất cả tài khoản',
};

export type DashboardText = typeof vi;

const en: DashboardText = {
  title: 'Today',
  links: 'Go to',
  mostUsed: 'Most used',
  health: 'Health of the system',
  states: {
    ready: 'Everything is running.',
    degraded: 'It serves, and somebody has to look at something.',
    'not-ready': 'A part is not running. Visitors may be unable to send forms.',
  },
  checks: { database: 'Database', migrations: 'Structure of the data', queue: 'Queue of jobs' },
  ok: 'Running',
  failing: 'Not running',
  lists: 'Lists from another server that do not arrive: {{count}}',
  kept: 'Forms waiting on the disk: {{waiting}}, set aside for somebody to look at: {{aside}}',
  keptNone: 'No form is waiting on the disk',
  unread: 'Forms waiting on the disk can not be read',
  factorRequired: 'Must have a sign-in code: {{roles}}',
  factorAdvised:
    'Roles that see data of leads should have to use a sign-in code: set SECOND_FACTOR_ROLES=admin,sales on the server.',
  backup: 'Last backup, by npm run backup',
  backupEncrypted: '{{at}}, encrypted',
  backupPlain: '{{at}}, not encrypted',
  backupNone:
    'No backup was made by npm run backup on this machine yet. If you save a database of your own by pg_dump, this page does not know when the last backup was.',
  accounts: 'Accounts',
  accountsAll: 'See all accounts',
};

export const dashboardTranslations = { vi, en };
