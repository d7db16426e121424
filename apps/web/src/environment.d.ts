/** Changes whenever a message does, so that messages can be cached for ever. */
declare const MESSAGES_VERSION: string;
