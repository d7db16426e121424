import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { CloseIcon, color, IconButton, space, TagIcon } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../app/api-context.ts';
import { paths } from '../app/paths.ts';
import { EntryStatusNote } from '../contribution/entry-status-note.tsx';
import { EntryReaction } from '../reaction/entry-reaction.tsx';
import { showToastAtom } from '../toast/toast-atom.ts';
import { refreshTags } from './refresh-tags.ts';
import { putTagOn, reactToTag, takeTagOff } from './tag-calls.ts';
import { tagsOfWordQuery } from './tags-of-word-queries.ts';

interface EditableTagProps {
  tagOfWord: components['schemas']['TagWordRecord'];
  /** It stands on a word that nobody else sees. */
  isSecret: boolean;
}

/** A tag on a word. Everybody says whether it fits; who put it on takes it off. */
export function EditableTag({ tagOfWord, isSecret }: EditableTagProps) {
  const { formatMessage } = useIntl();
  const { tag, word, isOwn } = tagOfWord;
  const { queryKey } = tagsOfWordQuery(useApi(), word.id);
  const takeOff = useTakingOff(tagOfWord);
  return (
    <Row>
      <Name>
        <TagIcon />
        <a href={paths.tag(tag.code, word.langCode)}>{tag.code}</a>
        <EntryStatusNote entry={tagOfWord} isSecret={isSecret} />
      </Name>
      <EntryReaction subject={tag.code} entry={tagOfWord} queryKey={queryKey} react={reactToTag} />
      {isOwn && (
        <IconButton
          label={formatMessage(messages.takeOff, { tag: tag.code })}
          icon={<CloseIcon />}
          onClick={takeOff}
        />
      )}
    </Row>
  );
}

function useTakingOff({ tag, word }: EditableTagProps['tagOfWord']): () => void {
  const { formatMessage } = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const showToast = useSetAtom(showToastAtom);
  const ids = { wordId: word.id, tagId: tag.id };
  const refresh = () => refreshTags(queryClient);
  const undoing = useMutation({ mutationFn: () => putTagOn(api, ids), onSuccess: refresh });
  const taking = useMutation({
    mutationFn: () => takeTagOff(api, ids),
    onSuccess() {
      const text = formatMessage(messages.takenOff, { tag: tag.code });
      const action = { label: formatMessage(messages.undo), onAct: () => undoing.mutate() };
      showToast({ id: 'tag', text, action });
      return refresh();
    },
  });
  return () => taking.mutate();
}

const messages = defineMessages<{
  takeOff: { tag: string };
  takenOff: { tag: string };
  undo: NoMessageValues;
}>({
  takeOff: { id: 'tag.takeOff', defaultMessage: 'Take “{tag}” off' },
  takenOff: { id: 'tag.takenOff', defaultMessage: '“{tag}” is taken off' },
  undo: { id: 'tag.undo', defaultMessage: 'Undo' },
});

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s1};
  min-height: 3.25rem;

  &:not(:last-child) {
    border-block-end: 1px solid ${color.hairline};
  }
`;

const Name = styled.div`
  flex: 1 1 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s1} ${space.s2};
  min-width: 8rem;
  padding-block: ${space.s2};
  overflow-wrap: anywhere;

  > .lucide {
    color: ${color.textMuted};
  }
`;
