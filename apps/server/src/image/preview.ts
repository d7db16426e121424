/** The same picture in a format that link previews show: none of them draws an SVG. */
export const previewOf = (url: string): string => url.replace(/^(\/picture\/.+)\.svg$/, '$1.jpg');
