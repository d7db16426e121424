import { defineMessages } from '@wordhoard/i18n/messages';
import type { IntlShape } from 'react-intl';

const maxShown = 10;

/** Tells which tags an import leaves out. Empty if it leaves out none. */
export function describeLeftOutTags(
  { formatMessage, formatList }: IntlShape,
  tags: readonly string[],
): string {
  const others = tags.length - maxShown;
  const more = others > 0 ? [formatMessage(messages.others, { count: others })] : [];
  const shown = formatList([...tags.slice(0, maxShown), ...more]);
  return tags.length === 0 ? '' : formatMessage(messages.leftOut, { tags: shown });
}

/** Adds to what a toast says which tags were left out. */
export const withLeftOutTags = (intl: IntlShape, said: string, tags: readonly string[]): string =>
  tags.length === 0 ? said : `${said}. ${describeLeftOutTags(intl, tags)}`;

const messages = defineMessages({
  leftOut: { id: 'leftOutTags.leftOut', defaultMessage: 'Tags left out: {tags}' },
  others: { id: 'leftOutTags.others', defaultMessage: '{count, number} more' },
});
