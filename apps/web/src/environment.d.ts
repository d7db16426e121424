/** Changes with the messages, so that browsers can cache them forever. */
declare const MESSAGES_VERSION: string;
