import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { smmWordOrders } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ChoiceGroup, Combobox, ListIcon, TableIcon, TagIcon, TextField } from '@wordhoard/ui';
import { type ReactNode, useImperativeHandle, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi, useApiQueries } from '../../../shared/api/api-context.ts';
import { getSuggestionState, useDebouncedValue } from '../../../shared/form/suggestions.ts';
import type { Channel } from '../../channel/queries.ts';
import { listQuery } from '../../list/queries.ts';
import { searchQuery } from '../../search/queries.ts';
import { tableQuery } from '../../table/queries.ts';
import { tagOptionsQuery, tagQuery } from '../../tag/queries.ts';
import type { PlanForm } from './plan-editor.tsx';
import { requireSource } from './plan-values.ts';
import { WordsField } from './words-field.tsx';

interface SourceFieldsProps {
  form: PlanForm;
  channel: Channel;
}

/** Which words are posted, and in which order. */
export function SourceFields({ form, channel }: SourceFieldsProps) {
  const { formatMessage } = useIntl();
  const kind = form.value('sourceKind');
  return (
    <>
      <ChoiceGroup
        label={formatMessage(messages.kind)}
        value={kind}
        onChange={(chosen) => form.change('sourceKind', chosen)}
        options={sourceKinds.map((value) => ({
          value,
          label: formatMessage(kindMessages[value]),
        }))}
      />
      <SourceField key={`${kind} ${channel.id}`} form={form} channel={channel} />
      <ChoiceGroup
        label={formatMessage(messages.order)}
        value={form.value('order')}
        onChange={(order) => form.change('order', order)}
        options={smmWordOrders.map((value) => ({
          value,
          label: formatMessage(orderMessages[value]),
        }))}
      />
    </>
  );
}

function SourceField({ form, channel }: SourceFieldsProps) {
  const { formatMessage } = useIntl();
  switch (form.value('sourceKind')) {
    case 'list':
      return <ListField form={form} channel={channel} />;
    case 'table':
      return <TableField form={form} channel={channel} />;
    case 'tag':
      return <TagField form={form} />;
    case 'search':
      return (
        <TextField
          label={formatMessage(messages.search)}
          hint={formatMessage(messages.searchHint)}
          lang={channel.langCode}
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={limits.wordMaxLength}
          {...form.field('search', requireSource('search'))}
        />
      );
    case 'words':
      return <WordsField form={form} channel={channel} />;
  }
}

function ListField({ form, channel }: SourceFieldsProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const slug = form.value('list');
  const chosen = useQuery({ ...listQuery(useApiQueries(), { slug }), enabled: slug !== '' });
  const found = useQuery(searchQuery(useApi(), useSearchIn(channel, text)));
  return (
    <NamedSource
      kind="list"
      icon={<ListIcon />}
      form={form}
      chosenName={chosen.data?.name}
      onType={setText}
      suggestions={found}
      options={(found.data?.lists ?? [])
        .filter(({ langCode }) => langCode === channel.langCode)
        .map((list) => ({
          id: list.id,
          value: list.slug,
          text: list.name,
          description: formatMessage(messages.words, { count: list.wordCount }),
        }))}
    />
  );
}

function TableField({ form, channel }: SourceFieldsProps) {
  const [text, setText] = useState('');
  const slug = form.value('table');
  const chosen = useQuery({ ...tableQuery(useApiQueries(), { slug }), enabled: slug !== '' });
  const found = useQuery(searchQuery(useApi(), useSearchIn(channel, text)));
  return (
    <NamedSource
      kind="table"
      icon={<TableIcon />}
      form={form}
      chosenName={chosen.data?.name}
      onType={setText}
      suggestions={found}
      options={(found.data?.tables ?? [])
        .filter(({ langCode }) => langCode === channel.langCode)
        .map((table) => ({ id: table.id, value: table.slug, text: table.name }))}
    />
  );
}

function useSearchIn({ langCode, tranLangCode }: Channel, text: string) {
  return { text: useDebouncedValue(text), learnLangCode: langCode, tranLangCode };
}

function TagField({ form }: { form: PlanForm }) {
  const { formatMessage } = useIntl();
  const api = useApiQueries();
  const [text, setText] = useState('');
  const code = form.value('tag');
  const chosen = useQuery({ ...tagQuery(api, code), enabled: code !== '' });
  const found = useQuery(tagOptionsQuery(api, useDebouncedValue(text)));
  return (
    <NamedSource
      kind="tag"
      icon={<TagIcon />}
      form={form}
      chosenName={chosen.data?.name}
      onType={setText}
      suggestions={found}
      options={(found.data ?? []).map((tag) => ({
        id: tag.id,
        value: tag.code,
        text: tag.name,
        description: formatMessage(messages.words, { count: tag.wordCount }),
      }))}
    />
  );
}

interface NamedSourceProps {
  kind: 'list' | 'table' | 'tag';
  icon: ReactNode;
  form: PlanForm;
  /** Undefined until it is loaded. */
  chosenName: string | undefined;
  onType: (text: string) => void;
  suggestions: Pick<UseQueryResult, 'isError' | 'isFetching'>;
  options: readonly { id: string; value: string; text: string; description?: string }[];
}

/** Chooses a source by its name, also instead of another one. Any other text is undone when the field is left. */
function NamedSource({
  kind,
  icon,
  form,
  chosenName,
  onType,
  suggestions,
  options,
}: NamedSourceProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const { error, ref } = form.field(kind, requireSource(kind));
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }));
  function type(text: string | undefined): void {
    setTyped(text);
    onType(text?.trim() ?? '');
  }
  return (
    <Combobox
      ref={input}
      label={formatMessage(kindMessages[kind])}
      hint={formatMessage(messages.nameHint)}
      icon={icon}
      autoComplete="off"
      dir="auto"
      maxLength={limits.nameMaxLength}
      value={typed ?? chosenName ?? form.value(kind)}
      onInputChange={type}
      onFocus={({ target }) => target.select()}
      onBlur={() => type(undefined)}
      options={typed?.trim() ? options : []}
      state={getSuggestionState(suggestions)}
      // The name of the chosen source is no search without a result.
      emptyText={typed === undefined ? '' : undefined}
      error={error}
      onChoose={({ value, text }) => {
        form.change(kind, value);
        if (form.value('name').trim() === '') form.change('name', text);
        type(undefined);
      }}
    />
  );
}

const sourceKinds = ['list', 'table', 'tag', 'search', 'words'] as const;

const messages = defineMessages({
  kind: { id: 'source.kind', defaultMessage: 'Words from' },
  nameHint: { id: 'source.nameHint', defaultMessage: 'Type part of its name and choose it.' },
  words: {
    id: 'source.wordCount',
    defaultMessage: '{count, plural, one {# word} other {# words}}',
  },
  search: { id: 'source.searchText', defaultMessage: 'Search for' },
  searchHint: {
    id: 'source.searchHint',
    defaultMessage: 'Finds the same words as the search on the Words page.',
  },
  order: { id: 'source.order', defaultMessage: 'Order' },
});

const kindMessages = defineMessages({
  list: { id: 'source.list', defaultMessage: 'List' },
  table: { id: 'source.table', defaultMessage: 'Table' },
  tag: { id: 'source.tag', defaultMessage: 'Tag' },
  search: { id: 'source.search', defaultMessage: 'Search' },
  words: { id: 'source.words', defaultMessage: 'By hand' },
});

const orderMessages = defineMessages({
  listed: { id: 'source.listed', defaultMessage: 'As listed' },
  shuffled: { id: 'source.shuffled', defaultMessage: 'Shuffled' },
  level: { id: 'source.level', defaultMessage: 'Easy first' },
});
