declare module 'opencc-js/dict/*' {
  const dictionary: string;
  // biome-ignore lint/style/noDefaultExport: the module has one
  export default dictionary;
}
