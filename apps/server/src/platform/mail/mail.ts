import type { SendMailOptions } from 'nodemailer';

export interface Message {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/** Sends mails. Its errors and logs contain neither addresses nor contents. */
export interface Mail {
  send(message: Message): Promise<void>;
}

/** A mail in the form of the library, which parses an address as a list unless it is an object. */
export const compose = ({ to, ...content }: Message, from: string): SendMailOptions => ({
  ...content,
  from,
  to: { name: '', address: to },
  headers: { 'auto-submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
