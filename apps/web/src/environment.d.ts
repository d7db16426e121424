/** Changes with the messages, so that browsers can cache them forever. */
declare const MESSAGES_VERSION: string;

interface Navigator {
  /** Only in browsers based on Chromium. */
  readonly connection?: { readonly saveData: boolean };
  /** Only in Safari. */
  readonly standalone?: boolean;
}
