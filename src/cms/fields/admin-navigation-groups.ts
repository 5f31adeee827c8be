/** Navigation groups of the admin that several collections share. */
export const frameGroup = { vi: 'Menu và chân trang', en: 'Menus and footer' };
export const eventGroup = { vi: 'Sự kiện', en: 'Events' };
export const articleGroup = { vi: 'Bài viết', en: 'Articles' };
export const customerGroup = { vi: 'Khách hàng', en: 'Customers' };
export const productGroup = { vi: 'Sản phẩm', en: 'Product' };
export const libraryGroup = { vi: 'Thư viện', en: 'Library' };
export const apiGroup = { vi: 'Chỉ cho API', en: 'For the API only' };
export const deskGroup = { vi: 'Xuất bản', en: 'Publishing' };
