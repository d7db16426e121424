const english = { theme: 'light', locale: 'en' };
const russian = { theme: 'dark', locale: 'ru' };
const phone = { viewport: { value: 'phone' } };
const desktop = { viewport: { value: 'desktop' } };

/** The looks in which designers review a screen. The toolbar offers further ones for components. */
export const looks = {
  phone: { globals: { ...phone, ...english } },
  phoneDarkRussian: { globals: { ...phone, ...russian } },
  desktop: { globals: { ...desktop, ...english } },
  desktopDarkRussian: { globals: { ...desktop, ...russian } },
};
