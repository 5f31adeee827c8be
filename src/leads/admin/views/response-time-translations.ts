const vi = {
  title: 'Thời gian trả lời',
  intro:
    'Phút làm việc từ lúc khách gửi tới lần trả lời đầu tiên. Ngoài giờ và ngày nghỉ không tính; khách đánh dấu là rác không tính.',
  period: 'Khoảng thời gian',
  weeks: '{{count}} tuần',
  board: 'Khách chờ trả lời',
  empty: 'Chưa có khách nào có hạn trả lời trong khoảng này.',
  median: 'Trung vị',
  p95: '95% dưới',
  inTime: 'Đúng hẹn',
  leads: 'Khách',
  answered: 'Đã trả lời',
  minutes: '{{count}} phút',
  promise: 'Hẹn {{count}} phút',
  week: 'Theo tuần',
  source: 'Theo nguồn',
  owner: 'Theo người trả lời',
  name: { week: 'Tuần từ', source: 'Nguồn', owner: 'Người' },
  nobody: 'Chưa ai nhận',
  direct: 'Không có chiến dịch',
  'lead-ads': 'Quảng cáo lấy khách',
  import: 'Nhập từ tệp',
  chart:
    'Trung vị và mức 95% của thời gian trả lời, từng tuần. Các con số nằm trong bảng bên dưới.',
  none: '–',
};

export type ResponseTimeText = typeof vi;

const en: ResponseTimeText = {
  title: 'Response times',
  intro:
    'Minutes of office hours from when a lead came in until the first answer. Nights, weekends and holidays do not count, nor does spam.',
  period: 'Period',
  weeks: '{{count}} weeks',
  board: 'Waiting for an answer',
  empty: 'No lead with a due time in this period.',
  median: 'Median',
  p95: '95% below',
  inTime: 'In time',
  leads: 'Leads',
  answered: 'Answered',
  minutes: '{{count}} min',
  promise: 'Promised: {{count}} min',
  week: 'By week',
  source: 'By source',
  owner: 'By who answered',
  name: { week: 'Week from', source: 'Source', owner: 'Person' },
  nobody: 'Nobody’s yet',
  direct: 'No campaign',
  'lead-ads': 'Lead ads',
  import: 'Imported file',
  chart:
    'Median and 95th percentile of response times, week by week. The numbers stand in the table below.',
  none: '–',
};

export const responseTimeTranslations = { vi, en };
