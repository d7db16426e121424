import type { ModeratedWord } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Note, Row, TagIcon, TranslationLine, WordExample, WordImage } from '@wordhoard/ui';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { paths } from '../../shared/routes/routes.ts';
import { ImageCredit } from '../image/image-credit.tsx';
import { RecordingDetails } from '../recording/recording-details.tsx';
import { GrammarLine } from '../word/grammar-line.tsx';
import { Homographs } from '../word/homographs.tsx';
import { NamedWord } from '../word/named-word.tsx';
import { useSpeechPartName } from '../word/word-names.ts';
import { toWordText } from '../word/word-text.ts';
import type { ModeratedEntry } from './queries.ts';

/** Shows what an admin needs to judge an entry. */
export function EntrySubject({ entry }: { entry: ModeratedEntry }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Row $gap="s5" $align="baseline">
        {listWords(entry).map((word) => {
          const isPublic = word.status === EntryStatus.Approved;
          const note = findNote(entry, isPublic);
          return (
            <NamedWord
              key={word.id}
              word={word}
              href={isPublic ? paths.word(word) : undefined}
              note={note && formatMessage(note)}
            />
          );
        })}
      </Row>
      {entry.kind === 'word' && entry.meanings.length > 0 && (
        <TranslationLine translations={entry.meanings.map(toWordText)} />
      )}
      <Homographs homographs={entry.homographs} />
      <Details entry={entry} />
    </>
  );
}

function Details({ entry }: { entry: ModeratedEntry }) {
  const { formatMessage, formatList, locale } = useIntl();
  const nameOf = useSpeechPartName();
  switch (entry.kind) {
    case 'translation':
      return <Note>{nameOf(entry.speechPartId)}</Note>;
    case 'word':
      return (
        <>
          {entry.speechPartIds.length > 0 && (
            <Note>
              {formatMessage(messages.speechParts, {
                names: formatList(entry.speechPartIds.map(nameOf)),
              })}
            </Note>
          )}
          {entry.example && (
            <WordExample
              text={entry.example}
              lang={entry.word.langCode}
              word={entry.exampleDetails?.form}
            />
          )}
          {entry.exampleDetails?.trans.map(({ langCode, text }) => (
            <Translation key={langCode} lang={langCode} dir="auto">
              {text}
            </Translation>
          ))}
          <ProposedGrammar {...entry} />
        </>
      );
    case 'tag':
      return (
        <Row as="p">
          <TagIcon />
          {entry.tag.name}
        </Row>
      );
    case 'image':
      return (
        <>
          <Large src={entry.url} alt={entry.word.text} />
          <Note>
            <ImageCredit image={entry} />
          </Note>
        </>
      );
    case 'recording':
      return <RecordingDetails word={entry.word} recording={entry} />;
    case 'suggestion':
      return (
        <p>
          {formatMessage(messages.suggestion, {
            text: entry.text,
            language: languageName(entry.langCode, locale),
          })}
        </p>
      );
  }
}

type ProposedGrammarProps = Pick<Extract<ModeratedEntry, { kind: 'word' }>, 'word' | 'grammar'>;

/** The line of the grammar tells only in words how common the word is. */
function ProposedGrammar({ word, grammar }: ProposedGrammarProps) {
  const { formatMessage } = useIntl();
  const rank = grammar?.frequencyRank;
  return (
    <>
      <GrammarLine word={word} grammar={grammar} />
      {rank !== undefined && <Note>{formatMessage(messages.frequencyRank, { rank })}</Note>}
    </>
  );
}

/** What becomes public together with the entry. */
function findNote(entry: ModeratedEntry, isPublic: boolean): MessageDescriptor | undefined {
  if (entry.kind !== 'word') return isPublic ? undefined : messages.newWord;
  if (!isPublic) return messages.newText;
  if (entry.example !== null) return messages.newExample;
  if (entry.grammar !== null) return messages.newGrammar;
  return entry.speechPartIds.length > 0 ? messages.newSpeechPart : messages.nothingNew;
}

const messages = defineMessages({
  newWord: { id: 'entrySubject.newWord', defaultMessage: 'a new word, approved along with this' },
  newText: { id: 'entrySubject.newText', defaultMessage: 'a new word' },
  newExample: { id: 'entrySubject.newExample', defaultMessage: 'an example of a public word' },
  newGrammar: { id: 'entrySubject.newGrammar', defaultMessage: 'grammar of a public word' },
  newSpeechPart: {
    id: 'entrySubject.newSpeechPart',
    defaultMessage: 'a part of speech of a public word',
  },
  nothingNew: { id: 'entrySubject.nothingNew', defaultMessage: 'already public' },
  frequencyRank: {
    id: 'entrySubject.frequencyRank',
    defaultMessage: 'frequency rank {rank, number}',
  },
  speechParts: { id: 'entrySubject.speechParts', defaultMessage: 'Part of speech: {names}' },
  suggestion: {
    id: 'entrySubject.suggestion',
    defaultMessage: 'Someone answered “{text}” ({language}) and says it’s right',
  },
});

const Translation = styled(Note)`
  text-align: match-parent;
`;

const Large = styled(WordImage)`
  width: min(16rem, 100%);
`;

export const listWords = (entry: ModeratedEntry): readonly ModeratedWord[] =>
  entry.kind === 'translation' ? entry.words : [entry.word];

/** The subject of an entry, for screen readers. */
export function formatSubject(entry: ModeratedEntry): string {
  switch (entry.kind) {
    case 'translation':
      return entry.words.map(nameWord).join(' – ');
    case 'tag':
      return `${nameWord(entry.word)} – ${entry.tag.name}`;
    case 'suggestion':
      return `${nameWord(entry.word)} – ${entry.text}`;
    case 'word':
      return [nameWord(entry.word), ...(entry.example ? [entry.example] : [])].join(' – ');
    default:
      return nameWord(entry.word);
  }
}

const nameWord = ({ text, homograph, hasHomographs }: ModeratedWord): string =>
  hasHomographs ? `${text}, ${homograph}` : text;
