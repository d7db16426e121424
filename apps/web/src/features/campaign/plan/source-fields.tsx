import { useQuery } from '@tanstack/react-query';
import { smmWordOrders } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ChoiceGroup, Combobox, ListIcon, TableIcon, TagIcon, TextField } from '@wordhoard/ui';
import { useImperativeHandle, useRef, useState } from 'react';
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
  const kind = form.value('sourceKind');
  switch (kind) {
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
    default:
      return <NamedSource kind={kind} form={form} channel={channel} />;
  }
}

interface NamedSourceProps extends SourceFieldsProps {
  kind: 'list' | 'table' | 'tag';
}

/** Chooses a source by its name, also instead of another one. Any other text is undone when the field is left. */
function NamedSource({ kind, form, channel }: NamedSourceProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const chosenName = useSourceName(kind, form.value(kind));
  const { options, state } = useSourceOptions(kind, channel, typed?.trim() ?? '');
  const { error, ref } = form.field(kind, requireSource(kind));
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }));
  return (
    <Combobox
      ref={input}
      label={formatMessage(kindMessages[kind])}
      hint={formatMessage(messages.nameHint)}
      icon={icons[kind]}
      autoComplete="off"
      dir="auto"
      maxLength={limits.nameMaxLength}
      value={typed ?? chosenName ?? form.value(kind)}
      onInputChange={setTyped}
      onFocus={({ target }) => target.select()}
      onBlur={() => setTyped(undefined)}
      options={typed?.trim() ? options : []}
      state={state}
      // The name of the chosen source is no search without a result.
      emptyText={typed === undefined ? '' : undefined}
      error={error}
      onChoose={({ value, text }) => {
        form.change(kind, value);
        if (form.value('name').trim() === '') form.change('name', text);
        setTyped(undefined);
      }}
    />
  );
}

/** Undefined until it is loaded. */
function useSourceName(kind: NamedSourceProps['kind'], chosen: string): string | undefined {
  const api = useApiQueries();
  const isChosen = (named: typeof kind) => ({ enabled: kind === named && chosen !== '' });
  const list = useQuery({ ...listQuery(api, { slug: chosen }), ...isChosen('list') });
  const table = useQuery({ ...tableQuery(api, { slug: chosen }), ...isChosen('table') });
  const tag = useQuery({ ...tagQuery(api, chosen), ...isChosen('tag') });
  return { list, table, tag }[kind].data?.name;
}

/** The sources of the channel's language whose names contain a text. */
function useSourceOptions(kind: NamedSourceProps['kind'], channel: Channel, typed: string) {
  const { formatMessage } = useIntl();
  const text = useDebouncedValue(typed);
  const { langCode, tranLangCode } = channel;
  const search = { text: kind === 'tag' ? '' : text, learnLangCode: langCode, tranLangCode };
  const found = useQuery(searchQuery(useApi(), search));
  const tags = useQuery(tagOptionsQuery(useApiQueries(), kind === 'tag' ? text : ''));
  const collections = (kind === 'table' ? found.data?.tables : found.data?.lists) ?? [];
  const options =
    kind === 'tag'
      ? (tags.data ?? []).map((tag) => ({ ...tag, value: tag.code }))
      : collections
          .filter((collection) => collection.langCode === langCode)
          .map((collection) => ({ ...collection, value: collection.slug }));
  return {
    state: getSuggestionState(kind === 'tag' ? tags : found),
    options: options.map(({ id, name, value, ...counts }) => ({
      id,
      value,
      text: name,
      ...('wordCount' in counts && {
        description: formatMessage(messages.words, { count: counts.wordCount }),
      }),
    })),
  };
}

const icons = { list: <ListIcon />, table: <TableIcon />, tag: <TagIcon /> };

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
  words: { id: 'source.words', defaultMessage: 'Chosen by hand' },
});

const orderMessages = defineMessages({
  listed: { id: 'source.listed', defaultMessage: 'As listed' },
  shuffled: { id: 'source.shuffled', defaultMessage: 'Shuffled' },
  level: { id: 'source.level', defaultMessage: 'Easy first' },
});
