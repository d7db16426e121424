import type { WordRecord } from '@wordhoard/contract';
import { WordMode } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  AddImageIcon,
  color,
  EditableText,
  family,
  Headword,
  IconButton,
  MicrophoneIcon,
  radius,
  size,
  space,
  TranslationLine,
  WordImage,
  wideScreen,
} from '@wordhoard/ui';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useDraft } from '../../shared/form/drafts.ts';
import { ListenButton } from '../../shared/sound/listen-button.tsx';
import { toSpokenWord, toTranslationTexts, toWordText } from '../word/word-text.ts';
import {
  isUnsaved,
  type ListEdit,
  listOwnTexts,
  splitTranslations,
  toNewTexts,
} from './list-edit.ts';
import { joinTexts, nameDraft } from './use-list-edits.ts';

/** What of a word is edited in a dialog. */
export type MediaKind = 'image' | 'recording';

interface ListEntryProps {
  word: WordRecord;
  tranLangCode: string;
  onEdit: (edit: ListEdit) => void;
  onOpen: (word: WordRecord, kind: MediaKind) => void;
}

/**
 * A word of a list that is being edited, with its picture, translation, example and sound. An edit of one word of a long list
 * does not render the others again.
 */
export const ListEntry = memo(function ListEntry(props: ListEntryProps) {
  const { word, onOpen } = props;
  const { formatMessage } = useIntl();
  const name = <Word word={toWordText(word)} />;
  if (isUnsaved(word)) return <Entry>{name}</Entry>;
  return (
    <Entry>
      {name}
      <Picture
        type="button"
        data-empty={word.image === null || undefined}
        aria-label={formatMessage(messages.picture, { word: word.text })}
        title={formatMessage(messages.picture, { word: word.text })}
        onClick={() => onOpen(word, 'image')}
      >
        {word.image ? (
          <WordImage src={word.image.url} alt="" word={toWordText(word)} />
        ) : (
          <AddImageIcon />
        )}
      </Picture>
      <Texts>
        {word.mode === WordMode.Definition ? (
          <TranslationLine translations={toTranslationTexts(word.trans)} />
        ) : (
          <>
            <TranslationText {...props} />
            <ExampleText {...props} />
          </>
        )}
      </Texts>
      <Sound>
        <ListenButton word={toSpokenWord(word)} />
        <IconButton
          label={formatMessage(messages.record, { word: word.text })}
          icon={<MicrophoneIcon />}
          onClick={() => onOpen(word, 'recording')}
        />
      </Sound>
    </Entry>
  );
});

/**
 * All translations, the learner's own first, as on cards and in questions. The field holds only their own, below those that
 * everybody sees.
 */
function TranslationText({ word, tranLangCode, onEdit }: ListEntryProps) {
  const { formatMessage } = useIntl();
  const draft = useTextDraft(nameDraft('translate', word.id, tranLangCode));
  const own = listOwnTexts(word);
  const shared = word.trans.filter(({ dest }) => !own.includes(dest.text));
  const all = toTranslationTexts(word.trans);
  const isDefinition = tranLangCode === word.langCode;
  const addTranslation = shared.length > 0 ? messages.addOwn : messages.addTranslation;
  const invitation = isDefinition ? messages.addDefinition : addTranslation;
  return (
    <EditableText
      {...draft}
      label={formatMessage(messages.translation, { word: word.text })}
      invitation={formatMessage(invitation)}
      value={isDefinition ? (own[0] ?? '') : joinTexts(own)}
      lang={tranLangCode}
      maxLength={isDefinition ? limits.definitionMaxLength : limits.wordMaxLength}
      hint={
        shared.length > 0 && (
          <>
            {formatMessage(messages.shared)}{' '}
            <TranslationLine as="span" translations={toTranslationTexts(shared)} />
          </>
        )
      }
      onSave={(text) => {
        const parts = isDefinition ? [text] : splitTranslations(text, own);
        const texts = toNewTexts(parts.filter((part) => part !== ''));
        onEdit({ kind: 'translate', word, texts, langCode: tranLangCode });
      }}
    >
      {all.length > 0 ? <Translations forwardedAs="span" translations={all} /> : undefined}
    </EditableText>
  );
}

function ExampleText({ word, tranLangCode, onEdit }: ListEntryProps) {
  const { formatMessage } = useIntl();
  const draft = useTextDraft(nameDraft('illustrate', word.id, tranLangCode));
  return (
    <EditableText
      {...draft}
      label={formatMessage(messages.example, { word: word.text })}
      invitation={formatMessage(messages.addExample)}
      value={word.example ?? ''}
      lang={word.langCode}
      maxLength={limits.exampleMaxLength}
      onSave={(text) =>
        onEdit({
          kind: 'illustrate',
          word,
          example: { example: text === '' ? null : text, exampleDetails: null },
        })
      }
    />
  );
}

/** The draft of a field while it is being edited. */
function useTextDraft(name: string) {
  const { draft, saveDraft, discardDraft } = useDraft(name);
  return {
    typed: draft?.['text'],
    onType: (typed: string | undefined) =>
      typed === undefined ? discardDraft() : saveDraft({ text: typed }),
  };
}

const messages = defineMessages({
  picture: { id: 'listEntry.picture', defaultMessage: 'Pictures of “{word}”' },
  record: { id: 'listEntry.record', defaultMessage: 'Recordings of “{word}”' },
  translation: { id: 'listEntry.translation', defaultMessage: 'Translation of “{word}”' },
  addTranslation: { id: 'listEntry.addTranslation', defaultMessage: 'Add a translation' },
  addOwn: { id: 'listEntry.addOwn', defaultMessage: 'Add your own translation' },
  addDefinition: { id: 'listEntry.addDefinition', defaultMessage: 'Add a definition' },
  shared: { id: 'listEntry.shared', defaultMessage: 'Everyone sees:' },
  example: { id: 'listEntry.example', defaultMessage: 'Example of “{word}”' },
  addExample: { id: 'listEntry.addExample', defaultMessage: 'Add an example' },
});

/* On phones, the texts take the whole width below the word. */
const Entry = styled.div`
  display: grid;
  grid-template: 'picture word sound' auto 'texts texts texts' auto / auto minmax(0, 1fr) auto;
  column-gap: ${space.s3};
  align-items: center;
  padding-block: ${space.s2};
  overflow-wrap: anywhere;

  @media ${wideScreen} {
    grid-template: 'picture word texts sound' auto / auto minmax(0, 2fr) minmax(0, 3fr) 5rem;
  }
`;

const Word = styled(Headword)`
  grid-area: word;
  color: ${color.text};
  font: 600 ${size.lead} / 1.4 ${family.word};
`;

const Picture = styled.button`
  grid-area: picture;
  display: grid;
  place-items: center;
  width: 3rem;
  aspect-ratio: 1;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.textMuted};
  cursor: pointer;

  &[data-empty] {
    border: 1px dashed ${color.outline};
  }

  @media (hover: hover) {
    &:hover {
      color: ${color.accent};
      border-color: ${color.accent};
    }
  }
`;

const Translations = styled(TranslationLine)`
  color: inherit;
`;

const Texts = styled.div`
  grid-area: texts;
  display: grid;
  min-width: 0;
`;

const Sound = styled.div`
  grid-area: sound;
  display: flex;
  justify-content: end;
`;
