declare module 'virtual:emoji/*' {
  export const image: string;
}
