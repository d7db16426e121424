import { WordMode } from '@wordhoard/contract/enumeration';
import { languageName } from '@wordhoard/i18n';
import { Headword, Note } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { useWordModeName } from './word-names.ts';
import { toWordText } from './word-text.ts';

interface NamedWordProps {
  word: Parameters<typeof toWordText>[0] & { mode: WordMode };
  /** The page of the word, if it has one for everyone. */
  href?: string | undefined;
  /** What else is said about the word. */
  note?: string | undefined;
}

/** A word out of its context: with its language, and with its mode unless it is a word. */
export function NamedWord({ word, href, note }: NamedWordProps) {
  const { langCode, mode } = word;
  const { locale } = useIntl();
  const nameOf = useWordModeName();
  return (
    <span>
      <Headword size="small" word={toWordText(word)} href={href} />
      <Note as="span">
        {' '}
        {languageName(langCode, locale)}
        {mode !== WordMode.Word && ` · ${nameOf(mode).toLocaleLowerCase(locale)}`}
        {note && ` · ${note}`}
      </Note>
    </span>
  );
}
