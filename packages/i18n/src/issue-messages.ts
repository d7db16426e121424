import type { IntlShape, MessageDescriptor } from '@formatjs/intl';
import type { Issue, IssueCode, PasswordCharacter } from '@wordhoard/validators';
import { defineMessages } from './define-messages.ts';

const issueMessages: Record<IssueCode, MessageDescriptor> = defineMessages({
  required: { id: 'issue.required', defaultMessage: 'Required' },
  email: { id: 'issue.email', defaultMessage: 'Invalid email address' },
  number: { id: 'issue.number', defaultMessage: 'Must be a number' },
  length: {
    id: 'issue.length',
    defaultMessage: 'Must be {length, plural, one {# character} other {# characters}}',
  },
  minLength: {
    id: 'issue.minLength',
    defaultMessage: 'Must be {minLength, plural, one {# character} other {# characters}} or more',
  },
  maxLength: {
    id: 'issue.maxLength',
    defaultMessage: 'Must be {maxLength, plural, one {# character} other {# characters}} or less',
  },
  minItems: {
    id: 'issue.minItems',
    defaultMessage: 'Choose {minItems, plural, one {# item} other {# items}} or more',
  },
  maxItems: {
    id: 'issue.maxItems',
    defaultMessage: 'Choose {maxItems, plural, one {# item} other {# items}} or fewer',
  },
  range: {
    id: 'issue.range',
    defaultMessage:
      '{bounds, select, min {Must be {min, number} or more} max {Must be {max, number} or less} other {Must be from {min, number} to {max, number}}}',
  },
  moreThan: {
    id: 'issue.moreThan',
    defaultMessage: 'Must be more than {moreThan, number}',
  },
  lessThan: {
    id: 'issue.lessThan',
    defaultMessage: 'Must be less than {lessThan, number}',
  },
  step: { id: 'issue.step', defaultMessage: 'Must be a multiple of {step, number}' },
  type: { id: 'issue.type', defaultMessage: 'Must be of the type {type}' },
  pattern: { id: 'issue.pattern', defaultMessage: 'Not in the right format' },
  option: { id: 'issue.option', defaultMessage: 'Must be one of: {options}' },
  slug: {
    id: 'issue.slug',
    defaultMessage:
      'Must be {minLength, number} to {maxLength, number} lowercase letters, digits or hyphens, beginning with a letter and ending with a letter or digit',
  },
  username: {
    id: 'issue.username',
    defaultMessage:
      'Must be {minLength, number} to {maxLength, number} lowercase letters or digits, beginning with a letter',
  },
  tagCode: {
    id: 'issue.tagCode',
    defaultMessage: 'Must be lowercase letters, with single hyphens between them',
  },
  passwordLength: {
    id: 'issue.passwordLength',
    defaultMessage: 'Must be {minLength, plural, one {# character} other {# characters}} or more',
  },
  passwordCharacter: {
    id: 'issue.passwordCharacter',
    defaultMessage: 'Only the letters a–z and A–Z, digits and {symbols} are allowed',
  },
  passwordMissing: { id: 'issue.passwordMissing', defaultMessage: 'Add {missing}' },
  commonPassword: {
    id: 'issue.commonPassword',
    defaultMessage: 'Too many people use this password. Choose another.',
  },
  quotation: { id: 'issue.quotation', defaultMessage: 'The quotation marks don’t match' },
  passwordMismatch: { id: 'issue.passwordMismatch', defaultMessage: 'Passwords do not match' },
  fileType: { id: 'issue.fileType', defaultMessage: 'Must be one of these file types: {accept}' },
  unknownField: { id: 'issue.unknownField', defaultMessage: 'No such field' },
  invalid: { id: 'issue.invalid', defaultMessage: 'Not a valid value' },
});

const passwordCharacterMessages: Record<PasswordCharacter, MessageDescriptor> = defineMessages({
  lowercase: { id: 'issue.passwordMissing.lowercase', defaultMessage: 'a lowercase letter' },
  uppercase: { id: 'issue.passwordMissing.uppercase', defaultMessage: 'an uppercase letter' },
  digit: { id: 'issue.passwordMissing.digit', defaultMessage: 'a digit' },
  symbol: { id: 'issue.passwordMissing.symbol', defaultMessage: 'one of {symbols}' },
});

/** The message of a field issue. */
export function issueMessage<Rich>(intl: IntlShape<Rich>, issue: Issue): string {
  return intl.formatMessage(issueMessages[issue.code], buildValues(intl, issue));
}

function buildValues<Rich>(intl: IntlShape<Rich>, issue: Issue): Record<string, string | number> {
  switch (issue.code) {
    case 'range':
      return { ...issue, bounds: nameBounds(issue) };
    case 'option':
      return { options: intl.formatList([...issue.options], { type: 'disjunction' }) };
    case 'passwordMissing':
      return { missing: intl.formatList(missingCharacters(intl, issue)) };
    default:
      return { ...issue };
  }
}

const missingCharacters = <Rich>(
  intl: IntlShape<Rich>,
  { missing, symbols }: Extract<Issue, { code: 'passwordMissing' }>,
): string[] =>
  missing.map((kind) => intl.formatMessage(passwordCharacterMessages[kind], { symbols }));

function nameBounds({ min, max }: { min?: number; max?: number }): 'min' | 'max' | 'both' {
  if (max === undefined) return 'min';
  return min === undefined ? 'max' : 'both';
}
