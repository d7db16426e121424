declare module 'virtual:picture/*' {
  export const picture: string;
}
