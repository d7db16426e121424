export interface Message {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/** Sends mails. What it throws, and what it logs, holds neither addresses nor what they say. */
export interface Mail {
  send(message: Message): Promise<void>;
}
