/** The looks in which a designer judges a screen; the toolbar gives the others. */
export const looks = {
  phone: { globals: { viewport: { value: 'phone' } } },
  phoneDarkRussian: {
    globals: { viewport: { value: 'phone' }, theme: 'dark', locale: 'ru' },
  },
  desktop: { globals: { viewport: { value: 'desktop' } } },
  desktopDarkRussian: {
    globals: { viewport: { value: 'desktop' }, theme: 'dark', locale: 'ru' },
  },
};
