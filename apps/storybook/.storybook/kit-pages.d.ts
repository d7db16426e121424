declare module 'virtual:kit-pages' {
  /** The ids of the pages of components, by name. */
  const pages: Readonly<Record<string, string>>;
  export default pages;
}
