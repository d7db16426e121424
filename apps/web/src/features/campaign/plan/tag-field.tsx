import { useQuery } from '@tanstack/react-query';
import { Combobox, TagIcon } from '@wordhoard/ui';
import { useImperativeHandle, useRef, useState } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useApiQueries } from '../../../shared/api/api-context.ts';
import { getSuggestionState, useDebouncedValue } from '../../../shared/form/suggestions.ts';
import { tagOptionsQuery, tagQuery } from '../../tag/queries.ts';
import { ChosenSource } from './chosen-source.tsx';
import { requiredFor } from './plan-values.ts';
import type { PlanForm } from './use-plan-form.ts';

/** Chooses a tag by its name. */
export function TagField({ form }: { form: PlanForm }) {
  const { formatMessage } = useIntl();
  const api = useApiQueries();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const code = form.value('tag');
  const chosen = useQuery({ ...tagQuery(api, code), enabled: code !== '' });
  const suggestions = useQuery(tagOptionsQuery(api, useDebouncedValue(text.trim())));
  const options = text.trim() === '' ? [] : (suggestions.data ?? []);
  const { error, ref } = form.field('tag', requiredFor('tag'));
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }));

  if (code !== '') {
    return (
      <ChosenSource
        label={formatMessage(messages.label)}
        icon={<TagIcon />}
        name={chosen.data?.name ?? code}
        onChange={() => form.change('tag', '')}
      />
    );
  }
  return (
    <Combobox
      ref={input}
      label={formatMessage(messages.label)}
      hint={formatMessage(messages.hint)}
      icon={<TagIcon />}
      autoComplete="off"
      dir="auto"
      value={text}
      onInputChange={setText}
      options={options.map((tag) => ({
        id: tag.id,
        code: tag.code,
        text: tag.name,
        description: formatMessage(messages.words, { count: tag.wordCount }),
      }))}
      state={getSuggestionState(suggestions)}
      error={error}
      onChoose={(option) => {
        form.change('tag', option.code);
        if (form.value('name').trim() === '') form.change('name', option.text);
        setText('');
      }}
    />
  );
}

const messages = defineMessages<{
  label: NoMessageValues;
  hint: NoMessageValues;
  words: { count: number };
}>({
  label: { id: 'tagField.label', defaultMessage: 'Tag' },
  hint: { id: 'tagField.hint', defaultMessage: 'Type the beginning of its name.' },
  words: {
    id: 'tagField.words',
    defaultMessage: '{count, plural, one {# word} other {# words}}',
  },
});
