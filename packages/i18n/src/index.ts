export { errorMessages } from './error-messages.ts';
export { issueSentence } from './issue-messages.ts';
export { languageName } from './language-name.ts';
export { type CompiledMessages, loadMessages } from './load-messages.ts';
export { isLocaleCode, negotiateLocale } from './locale.ts';
export { speechPartMessages } from './speech-part-messages.ts';
