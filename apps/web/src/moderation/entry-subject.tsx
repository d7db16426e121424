import type { components } from '@wordhoard/api-client';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { languageName } from '@wordhoard/i18n';
import { color, Headword, Picture, size, space, TagIcon, WordExample } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { paths } from '../app/paths.ts';
import { ImageCredit } from '../image/image-credit.tsx';
import { useSpeechPartName } from '../translation/use-speech-part-name.ts';
import type { JudgedEntry } from './moderation-queries.ts';

/** What an admin has to see to judge an entry. */
export function EntrySubject({ entry }: { entry: JudgedEntry }) {
  const words = entry.kind === 'translation' ? entry.words : [entry.word];
  return (
    <>
      <Words>
        {words.map((word) => (
          <JudgedWord key={word.id} word={word} isAlone={entry.kind === 'word'} />
        ))}
      </Words>
      <Details entry={entry} />
    </>
  );
}

function Details({ entry }: { entry: JudgedEntry }) {
  const { formatMessage, locale } = useIntl();
  const nameOf = useSpeechPartName();
  switch (entry.kind) {
    case 'translation':
      return <Aside>{nameOf(entry.speechPartId)}</Aside>;
    case 'word':
      return (
        <>
          <Aside>{entry.speechPartIds.map(nameOf).join(', ')}</Aside>
          {entry.example && <WordExample text={entry.example} lang={entry.word.langCode} />}
        </>
      );
    case 'tag':
      return (
        <Tag>
          <TagIcon />
          {entry.tag.code}
        </Tag>
      );
    case 'image':
      return (
        <>
          <Large src={entry.url} alt={entry.word.text} />
          <Aside>
            <ImageCredit image={entry} />
          </Aside>
        </>
      );
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

interface JudgedWordProps {
  word: components['schemas']['JudgedWordReference'];
  /** It is the entry itself. */
  isAlone: boolean;
}

/** A word that waits itself is approved with what stands on it. */
function JudgedWord({ word, isAlone }: JudgedWordProps) {
  const { formatMessage, locale } = useIntl();
  const isPublic = word.status === EntryStatus.Approved;
  return (
    <span>
      <Headword
        size="small"
        text={word.text}
        lang={word.langCode}
        href={isPublic ? paths.word(word) : undefined}
      />
      <Aside as="span">
        {' '}
        {languageName(word.langCode, locale)}
        {!(isPublic || isAlone) && ` · ${formatMessage(messages.newWord)}`}
      </Aside>
    </span>
  );
}

const messages = defineMessages<{
  newWord: NoMessageValues;
  suggestion: { text: string; language: string };
}>({
  newWord: { id: 'entrySubject.newWord', defaultMessage: 'a new word, approved with it' },
  suggestion: {
    id: 'entrySubject.suggestion',
    defaultMessage: 'Somebody answered “{text}” ({language}) and says that it is right',
  },
});

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.s1} ${space.s5};
`;

const Aside = styled.p`
  color: ${color.textMuted};
  font-size: ${size.caption};

  &:empty {
    display: none;
  }
`;

const Tag = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.s2};
`;

const Large = styled(Picture)`
  width: min(16rem, 100%);
`;
