import type { Word } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Headword, WrittenWord } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { paths } from '../../shared/routes/routes.ts';
import { toSpokenText, toWordText } from './word-text.ts';

/** Links to the other words of the same text, and to words that have it as a form, each with a short gloss. */
export function Homographs({
  homographs,
  lemmas = [],
}: Pick<Word, 'homographs'> & Partial<Pick<Word, 'lemmas'>>) {
  const { formatMessage } = useIntl();
  const others = [...homographs, ...lemmas];
  if (others.length === 0) return null;
  return (
    <p>
      {formatMessage(messages.also)}
      {others.map((other) => (
        <span key={other.id}>
          {' '}
          <Headword size="small" word={toSpokenText(other)} href={paths.word(other)} />{' '}
          {other.trans.slice(0, 1).map(({ dest }) => (
            <WrittenWord key={dest.id} word={toWordText(dest)} />
          ))}
        </span>
      ))}
    </p>
  );
}

const messages = defineMessages({
  also: { id: 'word.homographs', defaultMessage: 'Also:' },
});
