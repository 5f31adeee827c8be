export const secondFactorTranslations = {
  vi: {
    title: 'Mã đăng nhập',
    requiredTitle: 'Bật mã đăng nhập',
    requiredWhy:
      'Tài khoản có vai trò của bạn phải có mã đăng nhập. Bật xong, bạn dùng được mọi màn hình như trước.',
    what: 'Có mã đăng nhập, người biết mật khẩu của bạn vẫn chưa vào được. Mỗi lần đăng nhập, bạn nhập thêm mã 6 chữ số do một ứng dụng xác thực trên điện thoại tạo ra, chẳng hạn Google Authenticator, Microsoft Authenticator hay 2FAS.',
    password: 'Mật khẩu của bạn',
    start: 'Bật mã đăng nhập',
    scan: 'Mở ứng dụng xác thực và quét hình này.',
    picture: 'Mã QR để thêm tài khoản này vào ứng dụng xác thực',
    type: 'Không quét được? Gõ khoá này vào ứng dụng:',
    first: 'Mã 6 chữ số đang hiện trong ứng dụng',
    confirm: 'Xác nhận',
    isOn: 'Mã đăng nhập đang bật.',
    isOff: 'Tài khoản này chưa bật mã đăng nhập.',
    left: (count: number) =>
      count === 0
        ? 'Bạn không còn mã khôi phục nào. Hãy tạo mã mới.'
        : `Bạn còn ${count} mã khôi phục.`,
    keep: 'Hãy cất các mã khôi phục này ở nơi khác điện thoại. Mỗi mã thay được mã của ứng dụng một lần. Chúng chỉ hiện lúc này.',
    copy: 'Sao chép',
    copied: 'Đã sao chép',
    kept: 'Tôi đã cất các mã',
    code: 'Mã trong ứng dụng, hoặc một mã khôi phục',
    renew: 'Tạo mã khôi phục mới',
    renewWhat: 'Các mã khôi phục cũ sẽ hết hiệu lực.',
    move: 'Chuyển sang điện thoại khác',
    moveWhat:
      'Bạn sẽ quét một hình mới bằng điện thoại mới. Mã của điện thoại cũ vẫn dùng được cho đến khi bạn nhập mã đầu tiên của điện thoại mới; khi đó bạn nhận các mã khôi phục mới và các nơi khác bị đăng xuất. Không còn điện thoại cũ? Hãy dùng một mã khôi phục.',
    moved: 'Đã chuyển mã đăng nhập',
    off: 'Tắt mã đăng nhập',
    offRefused: 'Vai trò của bạn phải có mã đăng nhập nên không tắt được.',
    offWhat: 'Sau đó chỉ cần mật khẩu là đăng nhập được.',
    reset: 'Gỡ mã đăng nhập',
    resetWhat:
      'Dành cho người đã mất điện thoại và các mã khôi phục. Tài khoản bị đăng xuất ở mọi nơi, sau đó đăng nhập chỉ bằng mật khẩu. Việc này được ghi vào nhật ký truy cập.',
    cancel: 'Thôi',
    turnedOn: 'Đã bật mã đăng nhập',
    turnedOff: 'Đã tắt mã đăng nhập',
    failed: 'Chưa làm được. Hãy thử lại.',
  },
  en: {
    title: 'Sign-in code',
    requiredTitle: 'Turn on the sign-in code',
    requiredWhy:
      'Accounts of your role must have a sign-in code. Once it is on, you can use every screen as before.',
    what: 'With a sign-in code, your password alone does not let anyone in. Each time you sign in, you also enter a 6-digit code from an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or 2FAS.',
    password: 'Your password',
    start: 'Turn on the sign-in code',
    scan: 'Open the authenticator app and scan this QR code.',
    picture: 'QR code that adds this account to an authenticator app',
    type: 'No camera? Type this key into the app:',
    first: 'The 6-digit code the app shows now',
    confirm: 'Confirm',
    isOn: 'The sign-in code is on.',
    isOff: 'This account has no sign-in code.',
    left: (count: number) =>
      count === 0
        ? 'You have no recovery codes left. Make new ones.'
        : `You have ${count} recovery ${count === 1 ? 'code' : 'codes'} left.`,
    keep: 'Keep these recovery codes somewhere other than your phone. Each one replaces an app code once. They are shown only now.',
    copy: 'Copy',
    copied: 'Copied',
    kept: 'I have saved the codes',
    code: 'App code, or a recovery code',
    renew: 'Make new recovery codes',
    renewWhat: 'The old recovery codes stop working.',
    move: 'Move to another phone',
    moveWhat:
      'You will scan a new QR code with the new phone. The old phone’s codes work until you enter the first code of the new one; you then get new recovery codes, and other sessions end. Old phone gone? Use a recovery code.',
    moved: 'The sign-in code has been moved',
    off: 'Turn off the sign-in code',
    offRefused: 'Your role must have a sign-in code, so it can not be turned off.',
    offWhat: 'After that, the password alone signs you in.',
    reset: 'Remove the sign-in code',
    resetWhat:
      'For someone who has lost their phone and recovery codes. The account is signed out everywhere; after that, the password alone signs in. The access log records it.',
    cancel: 'Cancel',
    turnedOn: 'The sign-in code is on',
    turnedOff: 'The sign-in code is off',
    failed: 'That did not work. Try again.',
  },
};
