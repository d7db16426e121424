import type { SendMailOptions } from 'nodemailer';

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

/** A mail as the library takes it. As an object the address is taken as it is, not read as a list. */
export const compose = ({ to, ...content }: Message, from: string): SendMailOptions => ({
  ...content,
  from,
  to: { name: '', address: to },
  headers: { 'auto-submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
