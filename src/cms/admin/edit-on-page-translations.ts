const vi = {
  hint: 'Bấm vào chữ, hình hoặc phần để sửa trong biểu mẫu. Ctrl + bấm (⌘ trên máy Mac) để mở liên kết.',
  section: 'Nhấn Enter để sửa phần này trong biểu mẫu.',
  elsewhere:
    'Chỗ này không nằm trong biểu mẫu đang mở: đầu trang, chân trang và danh sách có biểu mẫu riêng.',
  left: 'Có phần còn thiếu nội dung, nên phần đó vẫn hiện bản trước đó.',
  refused: {
    forbidden: 'Phiên đăng nhập đã hết. Khung vẫn hiện bản trước đó; hãy đăng nhập lại.',
    'not-found': 'Nội dung này không còn nữa. Khung vẫn hiện bản trước đó.',
    'too-large': 'Nội dung quá dài để xem khi chưa lưu. Hãy lưu nháp để xem.',
    incomplete: 'Biểu mẫu còn chỗ bắt buộc để trống, nên khung vẫn hiện bản trước đó.',
    'not-showable':
      'Chưa dựng được trang từ nội dung này, nên khung vẫn hiện bản trước đó. Hãy thử sửa lại chỗ vừa đổi.',
  } as Readonly<Record<string, string>>,
  otherBuild:
    'Trang web đang được nâng cấp. Khung vẫn hiện bản trước đó; ít phút nữa hãy tải lại trang này.',
  away: 'Máy chủ chưa trả lời. Khung vẫn hiện bản trước đó; gõ tiếp để thử lại.',
};

type Text = typeof vi;

const en: Text = {
  hint: 'Click a text, picture or section to edit it in the form. Ctrl + click (⌘ on a Mac) opens a link.',
  section: 'Press Enter to edit this section in the form.',
  elsewhere: 'This is not in the open form: header, footer and lists have forms of their own.',
  left: 'A section is not complete yet, so it keeps its last look.',
  refused: {
    forbidden: 'You are signed out. The preview keeps its last look; sign in again.',
    'not-found': 'This document is gone. The preview keeps its last look.',
    'too-large': 'This is too long to be shown unsaved. Save the draft to see it.',
    incomplete: 'A required field is still empty, so the preview keeps its last look.',
    'not-showable':
      'No page can be made of this yet, so the preview keeps its last look. Try the last change again.',
  },
  otherBuild:
    'The site is being upgraded. The preview keeps its last look; load this page again in a few minutes.',
  away: 'The server has not answered. The preview keeps its last look; type on to try again.',
};

/** Messages that the preview beside a form shows to the editor, in the language of the admin. */
export const editOnPageTranslations = { vi, en };
