import { defineMessages, type IntlShape, type MessageDescriptor } from '@formatjs/intl';
import type { Issue, IssueCode } from '@wordhoard/validators';

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
    defaultMessage: 'Choose {maxItems, plural, one {# item} other {# items}} or less',
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
  pattern: { id: 'issue.pattern', defaultMessage: 'Does not have the right form' },
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
  password: {
    id: 'issue.password',
    defaultMessage:
      'Must be {minLength, plural, one {# character} other {# characters}} or more: a lowercase and an uppercase letter, a digit and one of {symbols}',
  },
  commonPassword: {
    id: 'issue.commonPassword',
    defaultMessage: 'Too many people use this password. Choose another one.',
  },
  quotation: { id: 'issue.quotation', defaultMessage: 'The quotation marks do not match' },
  passwordMismatch: { id: 'issue.passwordMismatch', defaultMessage: 'Passwords do not match' },
  fileType: { id: 'issue.fileType', defaultMessage: 'Must be a file of one of these: {accept}' },
  unknownField: { id: 'issue.unknownField', defaultMessage: 'There is no such field' },
  invalid: { id: 'issue.invalid', defaultMessage: 'This value is not right' },
});

/** Puts a coded issue of a field into words. */
export function issueSentence<Rich>(intl: IntlShape<Rich>, issue: Issue): string {
  return intl.formatMessage(issueMessages[issue.code], valuesOf(intl, issue));
}

function valuesOf<Rich>(intl: IntlShape<Rich>, issue: Issue): Record<string, string | number> {
  switch (issue.code) {
    case 'range':
      return { ...issue, bounds: boundsOf(issue) };
    case 'option':
      return { options: intl.formatList([...issue.options], { type: 'disjunction' }) };
    default:
      return { ...issue };
  }
}

function boundsOf({ min, max }: { min?: number; max?: number }): 'min' | 'max' | 'both' {
  if (max === undefined) return 'min';
  return min === undefined ? 'max' : 'both';
}
