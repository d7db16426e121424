import type { SendMailOptions } from 'nodemailer';
import type { Message } from './mail.ts';

/** A mail as the library takes it. As an object the address is taken as it is, not read as a list. */
export const compose = ({ to, ...content }: Message, from: string): SendMailOptions => ({
  ...content,
  from,
  to: { name: '', address: to },
  headers: { 'auto-submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
