import { WordMode } from '@wordhoard/contract/enumeration';
import { maxTextLength } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Combobox, DeleteIcon, IconButton, Select, Stack, space, TextArea } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { findNamesakes, useWordOptions, WhichWord } from '../word/use-word-options.tsx';
import { useSpeechPartOptions } from '../word/word-names.ts';
import type { TranslationRowText } from './use-new-translations.ts';

interface NewTranslationRowProps {
  row: TranslationRowText;
  langCode: string;
  mode: WordMode;
  error: string | undefined;
  onChange: (change: Partial<TranslationRowText>) => void;
  onRemove: (() => void) | undefined;
}

/** A translation that is being typed, with suggestions of existing words. Definitions have none. */
export function NewTranslationRow({ onRemove, ...typed }: NewTranslationRowProps) {
  const { formatMessage } = useIntl();
  const { row, mode, onChange } = typed;
  const speechParts = [
    { value: '', label: formatMessage(messages.sameSpeechPart) },
    ...useSpeechPartOptions(),
  ];
  return (
    <Row>
      {mode === WordMode.Definition ? <DefinitionField {...typed} /> : <WordField {...typed} />}
      <Select
        label={formatMessage(messages.speechPart)}
        options={speechParts}
        value={row.speechPartId}
        onChange={({ target }) => onChange({ speechPartId: target.value })}
      />
      {onRemove && (
        <Remove label={formatMessage(messages.remove)} icon={<DeleteIcon />} onClick={onRemove} />
      )}
    </Row>
  );
}

type FieldProps = Omit<NewTranslationRowProps, 'onRemove'>;

function DefinitionField({ row, langCode, mode, error, onChange }: FieldProps) {
  const { formatMessage } = useIntl();
  return (
    <TextArea
      label={formatMessage(messages.definition)}
      lang={langCode}
      dir="auto"
      rows={2}
      maxLength={maxTextLength(mode)}
      value={row.text}
      error={error}
      onChange={({ target }) => onChange({ text: target.value })}
    />
  );
}

function WordField({ row, langCode, mode, error, onChange }: FieldProps) {
  const { formatMessage } = useIntl();
  const suggestions = useWordOptions(langCode, row.text);
  const namesakes = findNamesakes(suggestions.options, { mode, ...row.dest, text: row.text });
  return (
    <Stack $gap="s2">
      <Combobox
        label={formatMessage(messages.text)}
        lang={langCode}
        dir="auto"
        maxLength={maxTextLength(mode)}
        value={row.text}
        error={error}
        {...suggestions}
        emptyText={formatMessage(messages.newWord)}
        onInputChange={(typed) => onChange({ text: typed, dest: undefined })}
        onChoose={({ text, ...dest }) =>
          onChange({ text, dest: { mode: dest.mode, homograph: dest.homograph } })
        }
      />
      {namesakes.length > 1 && (
        <WhichWord
          words={namesakes}
          value={row.dest?.homograph ?? 1}
          onChange={(homograph) => onChange({ dest: { mode, ...row.dest, homograph } })}
        />
      )}
    </Stack>
  );
}

const messages = defineMessages({
  text: { id: 'newTranslation.text', defaultMessage: 'Translation' },
  definition: { id: 'newTranslation.definition', defaultMessage: 'Definition' },
  newWord: {
    id: 'newTranslation.newWord',
    defaultMessage: 'New word: it’s added with the translation.',
  },
  speechPart: { id: 'newTranslation.speechPart', defaultMessage: 'Part of speech' },
  sameSpeechPart: { id: 'newTranslation.sameSpeechPart', defaultMessage: 'Same as the word' },
  remove: { id: 'newTranslation.remove', defaultMessage: 'Remove' },
});

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) 2.5rem;
  align-items: start;
  gap: ${space.s3};

  @media (max-width: 30rem) {
    grid-template-columns: minmax(0, 1fr) 2.5rem;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Remove = styled(IconButton)`
  margin-block-start: 2rem;
`;
