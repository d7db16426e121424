import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { type LocaleCode, localeCodes } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import type { Issue } from '@wordhoard/validators';
import russian from '../locale/ru.json' with { type: 'json' };
import { errorMessages } from './error-messages.ts';
import { issueSentence } from './issue-messages.ts';
import { type MailText, type ResetPassword, resetPasswordMail } from './mail-messages.ts';
import type { PageText } from './page-text.ts';

/** Puts what a server answers or mails into sentences. */
export interface Sentences {
  error: (code: ErrorCode) => string;
  issue: (issue: Issue) => string;
  resetPasswordMail: (values: ResetPassword) => MailText;
  /** What a page says of itself, by the function that the browser calls too. */
  page: <Values>(textOf: PageWriter<Values>, values: Values) => PageText;
}

type PageWriter<Values> = (intl: IntlShape<string>, values: Values) => PageText;

const messagesOf: Record<LocaleCode, Record<string, string>> = { en: {}, ru: russian };
const sentencesOf = new Map(localeCodes.map((locale) => [locale, createSentences(locale)]));

export function sentencesFor(locale: LocaleCode): Sentences {
  return sentencesOf.get(locale) ?? createSentences(locale);
}

function createSentences(locale: LocaleCode): Sentences {
  const intl: IntlShape<string> = createIntl(
    { locale, messages: messagesOf[locale] },
    createIntlCache(),
  );
  return {
    error: (code) => intl.formatMessage(errorMessages[code]),
    issue: (issue) => issueSentence(intl, issue),
    resetPasswordMail: (values) => resetPasswordMail(intl, values),
    page: (textOf, values) => textOf(intl, values),
  };
}
