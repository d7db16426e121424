import { useQuery } from '@tanstack/react-query';
import type { WordRecord } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  Badge,
  CloseIcon,
  Combobox,
  IconButton,
  Row,
  Stack,
  WordIcon,
  WrittenWord,
} from '@wordhoard/ui';
import { useImperativeHandle, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApiQueries } from '../../../shared/api/api-context.ts';
import type { Channel } from '../../channel/queries.ts';
import { wordsQuery } from '../../word/queries.ts';
import { useWordOptions } from '../../word/use-word-options.tsx';
import { toSpokenText } from '../../word/word-text.ts';
import type { PlanForm } from './plan-editor.tsx';
import { requireSource, splitIds } from './plan-values.ts';

/** More are better kept in a list. */
const maxWords = 100;

interface WordsFieldProps {
  form: PlanForm;
  channel: Channel;
}

/** Chooses words one by one; the field keeps the focus. */
export function WordsField({ form, channel: { langCode, tranLangCode } }: WordsFieldProps) {
  const { formatMessage } = useIntl();
  const api = useApiQueries();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const ids = splitIds(form.value('words'));
  const suggestions = useWordOptions(langCode, text);
  const { data: chosen = [] } = useQuery({
    ...wordsQuery(api, { ids, tranLangCode }),
    enabled: ids.length > 0,
  });
  const { error, ref } = form.field('words', requireSource('words'));
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }));

  function remove(id: string): void {
    form.change('words', ids.filter((chosenId) => chosenId !== id).join(' '));
    input.current?.focus();
  }

  return (
    <Stack $gap="s3">
      <Combobox
        ref={input}
        label={formatMessage(messages.label)}
        hint={formatMessage(messages.hint)}
        icon={<WordIcon />}
        lang={langCode}
        dir="auto"
        autoComplete="off"
        maxLength={limits.wordMaxLength}
        disabled={ids.length >= maxWords}
        value={text}
        onInputChange={setText}
        options={suggestions.options.filter(({ id }) => !ids.includes(id))}
        state={suggestions.state}
        error={error}
        onChoose={({ id }) => {
          form.change('words', [...ids, id].join(' '));
          setText('');
        }}
      />
      <ChosenWords ids={ids} words={chosen} onRemove={remove} />
    </Stack>
  );
}

interface ChosenWordsProps {
  ids: readonly string[];
  /** Those that are loaded. */
  words: readonly WordRecord[];
  onRemove: (id: string) => void;
}

function ChosenWords({ ids, words, onRemove }: ChosenWordsProps) {
  const { formatMessage } = useIntl();
  if (ids.length === 0) return null;
  return (
    <Row as="ul" aria-label={formatMessage(messages.chosen, { count: ids.length })}>
      {ids.flatMap((id) => {
        const word = words.find((candidate) => candidate.id === id);
        if (word === undefined) return [];
        return (
          <ChosenWord as="li" key={id} data-tone="neutral">
            <WrittenWord word={toSpokenText(word)} />
            <IconButton
              label={formatMessage(messages.remove, { word: word.text })}
              icon={<CloseIcon />}
              onClick={() => onRemove(id)}
            />
          </ChosenWord>
        );
      })}
    </Row>
  );
}

const messages = defineMessages({
  label: { id: 'wordsField.label', defaultMessage: 'Add words' },
  hint: { id: 'wordsField.hint', defaultMessage: 'Type the beginning of a word and choose it.' },
  chosen: {
    id: 'wordsField.chosen',
    defaultMessage: '{count, plural, one {# chosen word} other {# chosen words}}',
  },
  remove: { id: 'wordsField.remove', defaultMessage: 'Remove “{word}”' },
});

/* A long idiom wraps. */
const ChosenWord = styled(Badge)`
  flex: initial;
  min-width: 0;
  white-space: normal;
  overflow-wrap: anywhere;
`;
