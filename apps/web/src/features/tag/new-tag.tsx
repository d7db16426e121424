import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { ApiFailure } from '@wordhoard/api-client';
import type { TagRecord } from '@wordhoard/contract';
import { feedItems } from '@wordhoard/feed-store';
import { issueMessage } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, Combobox, Row } from '@wordhoard/ui';
import { tagCode } from '@wordhoard/validators';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { getSuggestionState, useDebouncedValue } from '../../shared/form/suggestions.ts';
import { FailureText } from '../../shared/toast/failure-text.tsx';
import { useRefreshEntries } from '../word/queries.ts';
import { findOrCreateTag, linkTag, tagOptionsQuery, tagQueries, wordTagsQuery } from './queries.ts';

const findIssue = tagCode();
const maxLetters = 50;

/** Adds an existing or a new tag to a word. */
export function NewTag({ word }: { word: { id: string } }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [code, setCode] = useState('');
  const linking = useTagLink(word.id, () => setCode(''));
  const { options, state } = useTagOptions(code);
  const [isDone, setIsDone] = useState(false);
  const issue = findIssue(code);
  // A trailing hyphen is no error while the learner is typing.
  const isUnfinished = !isDone && findIssue(code.replace(/-$/, '')) === undefined;
  const visibleIssue = isUnfinished ? undefined : issue;
  const hasTag = useHasTag(word.id, code);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsDone(true);
    if (code !== '' && issue === undefined && !hasTag) linking.mutate(code);
  }

  function changeCode(text: string): void {
    if (linking.isError) linking.reset();
    setIsDone(false);
    setCode(text.toLowerCase().replaceAll(' ', '-'));
  }

  function formatError(): ReactNode {
    if (linking.error instanceof ApiFailure) return <FailureText failure={linking.error} />;
    if (hasTag) return formatMessage(messages.there, { tag: code });
    return visibleIssue && issueMessage(intl, visibleIssue);
  }

  return (
    <Form $gap="s3" $align="start" as="form" noValidate onSubmit={submit}>
      <Combobox
        label={formatMessage(messages.tag)}
        hint={formatMessage(messages.hint)}
        error={formatError()}
        maxLength={maxLetters}
        value={code}
        options={options}
        state={state}
        emptyText={issue === undefined ? formatMessage(messages.newTag) : ''}
        onInputChange={changeCode}
        onBlur={() => setIsDone(true)}
        onChoose={(option) => changeCode(option.text)}
      />
      <Button
        type="submit"
        disabled={code === '' || hasTag || visibleIssue !== undefined}
        aria-busy={linking.isPending}
      >
        {formatMessage(messages.put)}
      </Button>
    </Form>
  );
}

/** The existing tags to suggest for the typed text. */
function useTagOptions(code: string) {
  const { formatMessage } = useIntl();
  const debouncedCode = useDebouncedValue(code);
  const suggestions = useQuery(tagOptionsQuery(useApiQueries(), debouncedCode));

  const describeTag = ({ name, wordCount, ...tag }: TagRecord): string => {
    const words = formatMessage(messages.words, { count: wordCount });
    return name === tag.code ? words : `${name} · ${words}`;
  };

  return {
    options: (code === '' ? [] : (suggestions.data ?? [])).map((tag) => ({
      id: tag.id,
      text: tag.code,
      description: describeTag(tag),
    })),
    state: getSuggestionState(suggestions),
  };
}

/** Whether the word already has the tag. */
function useHasTag(wordId: string, code: string): boolean {
  const { data: feed } = useInfiniteQuery(wordTagsQuery(useApi(), wordId));
  return feed !== undefined && feedItems(feed).some(({ tag }) => tag.code === code);
}

function useTagLink(wordId: string, onDone: () => void) {
  const api = useApi();
  const refresh = useRefreshEntries(tagQueries);
  return useMutation({
    mutationFn: async (code: string) => {
      const tag = await findOrCreateTag(api, code);
      return linkTag(api, { wordId, tagId: tag.id });
    },
    meta: { showsFailure: true },
    onSuccess() {
      onDone();
      return refresh();
    },
  });
}

const messages = defineMessages({
  tag: { id: 'newTag.tag', defaultMessage: 'Add a tag' },
  hint: {
    id: 'newTag.hint',
    defaultMessage: 'Lowercase Latin letters, with hyphens between words: street-food',
  },
  words: {
    id: 'newTag.words',
    defaultMessage: '{count, plural, one {# word} other {# words}}',
  },
  newTag: { id: 'newTag.newTag', defaultMessage: 'New tag: it will be created.' },
  there: { id: 'newTag.there', defaultMessage: 'This word already has the tag “{tag}”.' },
  put: { id: 'newTag.put', defaultMessage: 'Add tag' },
});

const Form = styled(Row)`
  > :first-child {
    flex: 1 1 16rem;
    max-width: 26rem;
  }

  > button {
    margin-block-start: 1.75rem;
    min-height: 3rem;
  }

  @media (max-width: 30rem) {
    > button {
      margin-block-start: 0;
    }
  }
`;
