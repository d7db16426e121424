import type { Word } from '@wordhoard/contract';
import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { color, size, space, WordExample } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { EntryStatusNote } from '../../features/contribution/entry-status-note.tsx';
import { isSecretWord } from '../../features/word/queries.ts';
import { toExampleText } from '../../features/word/word-text.ts';

/** Shows that a word is pending, rejected or private. A published word needs no note. */
export function WordStatus({ word }: { word: Word }) {
  const { formatMessage } = useIntl();
  if (word.isPublished) return null;
  if (!isSecretWord(word)) return <EntryStatusNote entry={word} />;
  return <Secret>{formatMessage(messages.secret)}</Secret>;
}

const Secret = styled.p`
  color: ${color.textMuted};
`;

/** The status of the learner's example of a published word. An approved one needs no note. */
function ExampleStatus({ word }: { word: Word }) {
  const { formatMessage } = useIntl();
  const { isPublished, contribution, status, privacy } = word;
  if (!isPublished || contribution === null || status === EntryStatus.Approved) return null;
  const { example, speechPartIds } = contribution;
  const isEmpty = example === null && speechPartIds.length === 0;
  if (isEmpty && status === EntryStatus.Pending) return null;
  if (privacy === Privacy.Private) return <Line>{formatMessage(messages.secretExample)}</Line>;
  return (
    <Line>
      {formatMessage(example === null ? messages.other : messages.example)}
      {example !== null && example !== word.example && (
        <q lang={word.langCode} dir="auto">
          {example}
        </q>
      )}
      <EntryStatusNote entry={word} />
    </Line>
  );
}

const messages = defineMessages({
  secret: { id: 'word.secret', defaultMessage: 'Only you can see this word' },
  example: { id: 'exampleStatus.example', defaultMessage: 'Your example:' },
  other: { id: 'exampleStatus.other', defaultMessage: 'What you added:' },
  secretExample: { id: 'exampleStatus.secret', defaultMessage: 'Only you can see your example' },
});

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.s1} ${space.s2};
  color: ${color.textMuted};
  font-size: ${size.caption};
`;

/** The example of a word, with the status of the learner's own. */
export function WordExamples({ word, tranLangCode }: { word: Word; tranLangCode: string }) {
  const status = <ExampleStatus word={word} />;
  const example = toExampleText(word, tranLangCode);
  if (example === undefined) return status;
  return (
    <div>
      <WordExample {...example} />
      {status}
    </div>
  );
}
