import { smmWordOrders } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { ChoiceGroup, TextField } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import type { Channel } from '../../channel/queries.ts';
import { CollectionField } from './collection-field.tsx';
import { requiredFor } from './plan-values.ts';
import { TagField } from './tag-field.tsx';
import type { PlanForm } from './use-plan-form.ts';
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
      <ChosenSource key={`${kind} ${channel.id}`} form={form} channel={channel} />
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

function ChosenSource({ form, channel }: SourceFieldsProps) {
  const { formatMessage } = useIntl();
  switch (form.value('sourceKind')) {
    case 'list':
      return <CollectionField kind="list" form={form} channel={channel} />;
    case 'table':
      return <CollectionField kind="table" form={form} channel={channel} />;
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
          {...form.field('search', requiredFor('search'))}
        />
      );
    case 'words':
      return <WordsField form={form} channel={channel} />;
  }
}

const sourceKinds = ['list', 'table', 'tag', 'search', 'words'] as const;

const messages = defineMessages({
  kind: { id: 'source.kind', defaultMessage: 'Words from' },
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
