import { useQuery } from '@tanstack/react-query';
import { limits } from '@wordhoard/contract/limits';
import { Combobox, ListIcon, TableIcon } from '@wordhoard/ui';
import { useImperativeHandle, useRef, useState } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useApi, useApiQueries } from '../../../shared/api/api-context.ts';
import { getSuggestionState, useDebouncedValue } from '../../../shared/form/suggestions.ts';
import type { Channel } from '../../channel/queries.ts';
import type { CollectionKind } from '../../collection/collection.ts';
import { listQuery } from '../../list/queries.ts';
import { searchQuery } from '../../search/queries.ts';
import { tableQuery } from '../../table/queries.ts';
import { ChosenSource } from './chosen-source.tsx';
import { requiredFor } from './plan-values.ts';
import type { PlanForm } from './use-plan-form.ts';

interface CollectionFieldProps {
  kind: CollectionKind;
  form: PlanForm;
  channel: Channel;
}

/** Chooses a list or a table in the language of the channel by its name. */
export function CollectionField({ kind, form, channel }: CollectionFieldProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const slug = form.value(kind);
  const chosen = useChosenName(kind, slug);
  const { options, state } = useCollectionOptions(kind, text, channel);
  const { error, ref } = form.field(kind, requiredFor(kind));
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }));
  const icon = kind === 'list' ? <ListIcon /> : <TableIcon />;
  const label = formatMessage(kind === 'list' ? messages.list : messages.table);

  if (slug !== '') {
    return (
      <ChosenSource
        label={label}
        icon={icon}
        name={chosen ?? slug}
        onChange={() => form.change(kind, '')}
      />
    );
  }
  return (
    <Combobox
      ref={input}
      label={label}
      hint={formatMessage(messages.hint)}
      icon={icon}
      autoComplete="off"
      dir="auto"
      maxLength={limits.nameMaxLength}
      value={text}
      onInputChange={setText}
      options={options}
      state={state}
      error={error}
      onChoose={(option) => {
        form.change(kind, option.slug);
        if (form.value('name').trim() === '') form.change('name', option.text);
        setText('');
      }}
    />
  );
}

function useChosenName(kind: CollectionKind, slug: string): string | undefined {
  const api = useApiQueries();
  const list = useQuery({ ...listQuery(api, { slug }), enabled: kind === 'list' && slug !== '' });
  const table = useQuery({
    ...tableQuery(api, { slug }),
    enabled: kind === 'table' && slug !== '',
  });
  return kind === 'list' ? list.data?.name : table.data?.name;
}

function useCollectionOptions(
  kind: CollectionKind,
  text: string,
  { langCode, tranLangCode }: Channel,
) {
  const { formatMessage } = useIntl();
  const debouncedText = useDebouncedValue(text.trim());
  const query = useQuery(
    searchQuery(useApi(), { text: debouncedText, learnLangCode: langCode, tranLangCode }),
  );
  const found = (kind === 'list' ? query.data?.lists : query.data?.tables) ?? [];
  const options = found
    .filter((collection) => collection.langCode === langCode)
    .map((collection) => ({
      id: collection.id,
      slug: collection.slug,
      text: collection.name,
      description:
        'wordCount' in collection && formatMessage(messages.words, { count: collection.wordCount }),
    }));
  return { options: text.trim() === '' ? [] : options, state: getSuggestionState(query) };
}

const messages = defineMessages<{
  list: NoMessageValues;
  table: NoMessageValues;
  hint: NoMessageValues;
  words: { count: number };
}>({
  list: { id: 'collectionField.list', defaultMessage: 'List' },
  table: { id: 'collectionField.table', defaultMessage: 'Table' },
  hint: { id: 'collectionField.hint', defaultMessage: 'Type part of its name.' },
  words: {
    id: 'collectionField.words',
    defaultMessage: '{count, plural, one {# word} other {# words}}',
  },
});
