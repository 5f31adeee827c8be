/** Words before "số 1" that make it a plain number: "câu số 1", "ở số 1 Lê Lợi". */
const COUNTED =
  'câu|câu hỏi|bước|đường|phố|ngõ|hẻm|toà|tòa|nhà|tầng|phòng|kho|cổng|cửa|quầy|bàn|nghị định|quyết định|thông tư|luật|điều|khoản|mục|phần|chương|trang|bảng|hình|ảnh|phiên bản|kịch bản|phụ lục|ca|phím|nút|ô|dòng|cột|chi nhánh|điểm|mức|chữ|ví dụ|phương án|đáp án|đơn|vé|mẫu|việc|bài|lần|nhóm|đội|lô|phiếu|thẻ|ưu tiên|vấn đề|lý do|lí do|nguyên nhân|mục tiêu|lỗi|quy tắc|nguyên tắc|tại|ở|vào|từ|theo|bấm|nhấn|(?<!lựa )chọn|chấm|đánh';

/** Names of sellers and of what they sell, after which "số 1" is praise. */
const OFFERS =
  'nền tảng|giải pháp|phần mềm|thương hiệu|lựa chọn|đơn vị|công ty|doanh nghiệp|công cụ|sản phẩm|dịch vụ|ứng dụng|hệ thống|nhà cung cấp|đối tác|trợ lý';

/** Matches the market or group after "số 1" that makes it a claim to lead; "số 1 cho biết" is not one. */
const FIELD =
  'tại|ở|về|trong|Việt|thị trường|khu vực|ngành|cả nước|toàn quốc|toàn cầu|thế giới|châu (?:Á|Âu|lục)|Đông Nam Á|trên (?:thị trường|thế giới|toàn cầu|toàn quốc|cả nước)|dành cho|cho(?! (?:biết|thấy|điểm|phép|ra|là|rằng))|của';

const NUMBER_ONE = 'số (?:1(?![.,:/–-]?\\p{N})|một)';
const COUNTS = `(?<!(?<!\\p{L})(?:${COUNTED}) )`;

/**
 * Matches "số 1" as a superlative: before a market, a place or a kind of customer (FIELD), or at the end of a phrase
 * about a seller or product (OFFERS). The source of a regular expression with the flags `iu`.
 */
export const NUMBER_ONE_PRAISE = [
  `${COUNTS}${NUMBER_ONE}(?= (?:${FIELD})(?!\\p{L}))`,
  `(?:${OFFERS})(?: [\\p{L}\\p{N}&-]+){0,6}? ${COUNTS}${NUMBER_ONE}(?=\\s*(?:$|[.,;:!?…)"”»–—]| (?:hiện nay|hiện tại|và|mà|giúp)(?!\\p{L})))`,
].join('|');
