const vi = {
  hint: 'Bấm vào chữ, hình hoặc phần để sửa trong biểu mẫu. Ctrl + bấm (⌘ trên máy Mac) để mở liên kết.',
  section: 'Nhấn Enter để sửa phần này trong biểu mẫu.',
  elsewhere:
    'Chỗ này không nằm trong biểu mẫu đang mở: đầu trang, chân trang và danh sách có biểu mẫu riêng.',
  left: 'Có phần còn thiếu nội dung, nên phần đó giữ hình trước.',
  refused: {
    403: 'Phiên đăng nhập đã hết. Khung giữ hình trước; hãy đăng nhập lại.',
    404: 'Nội dung này không còn nữa. Khung giữ hình trước.',
    413: 'Nội dung quá dài để xem khi chưa lưu. Hãy lưu nháp để xem.',
    422: 'Biểu mẫu còn chỗ bắt buộc để trống, nên khung giữ hình trước.',
  } as Readonly<Record<number, string>>,
  away: 'Máy chủ chưa trả lời. Khung giữ hình trước; gõ tiếp để thử lại.',
};

type Text = typeof vi;

const en: Text = {
  hint: 'Click a text, picture or section to edit it in the form. Ctrl + click (⌘ on a Mac) opens a link.',
  section: 'Press Enter to edit this section in the form.',
  elsewhere: 'This is not in the open form: header, footer and lists have forms of their own.',
  left: 'A section is not complete yet, so it keeps its last look.',
  refused: {
    403: 'You are signed out. The preview keeps its last look; sign in again.',
    404: 'This document is gone. The preview keeps its last look.',
    413: 'This is too long to be shown unsaved. Save the draft to see it.',
    422: 'A required field is still empty, so the preview keeps its last look.',
  },
  away: 'The server has not answered. The preview keeps its last look; type on to try again.',
};

/** What the preview beside a form says to the editor, in the language of the admin. */
export const editOnPageTexts = { vi, en };
