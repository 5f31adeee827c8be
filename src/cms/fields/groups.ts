/** Groups of the admin's navigation that several collections stand in. */
export const frameGroup = { vi: 'Menu và chân trang', en: 'Menus and footer' };
