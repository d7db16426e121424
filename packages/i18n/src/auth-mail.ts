import { defineMessages, type IntlShape, type NoMessageValues } from '@formatjs/intl';

const resetPasswordMessages = defineMessages<{
  subject: NoMessageValues;
  reason: { username: string };
  open: NoMessageValues;
  ignore: NoMessageValues;
}>({
  subject: {
    id: 'mail.resetPassword.subject',
    defaultMessage: 'Reset your Wordhoard password',
  },
  reason: {
    id: 'mail.resetPassword.reason',
    defaultMessage:
      'Hello {username}, someone – hopefully you – asked to reset the password of your Wordhoard account.',
  },
  open: {
    id: 'mail.resetPassword.open',
    defaultMessage: 'To choose a new one, open this link within an hour. It works once.',
  },
  ignore: {
    id: 'mail.resetPassword.ignore',
    defaultMessage: 'If you didn’t ask for this, ignore this email: your password stays the same.',
  },
});

/** The content of a mail; the sender adds the recipient. */
export interface MailText {
  subject: string;
  text: string;
}

export interface ResetPassword {
  username: string;
  link: string;
}

export function resetPasswordMail(
  intl: IntlShape<string>,
  { username, link }: ResetPassword,
): MailText {
  const paragraphs = [
    intl.formatMessage(resetPasswordMessages.reason, { username }),
    intl.formatMessage(resetPasswordMessages.open),
    link,
    intl.formatMessage(resetPasswordMessages.ignore),
  ];
  return {
    subject: intl.formatMessage(resetPasswordMessages.subject),
    text: `${paragraphs.join('\n\n')}\n`,
  };
}
