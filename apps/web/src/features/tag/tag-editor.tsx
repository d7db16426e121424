import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { TagWord, Word } from '@wordhoard/contract';
import { canUnlinkTag } from '@wordhoard/contract/permission';
import { defineMessages } from '@wordhoard/i18n/messages';
import { CloseIcon, color, LineItem, space, TagIcon } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../shared/api/api-context.ts';
import { paths } from '../../shared/routes/routes.ts';
import { useRole } from '../../shared/session/use-session.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import { EditorSection, EntryFeed, EntryReaction } from '../contribution/entry-editor.tsx';
import { entryKindMessages } from '../contribution/entry-kind-messages.ts';
import { EntryStatusNote } from '../contribution/entry-status-note.tsx';
import { WithdrawIconButton } from '../contribution/withdraw-dialog.tsx';
import { isSecretWord, useRefreshEntries } from '../word/queries.ts';
import { NewTag } from './new-tag.tsx';
import { linkTag, tagQueries, unlinkTag, wordTagsQuery } from './queries.ts';

/** Rates, adds and removes the tags of a word. */
export function TagEditor({ word }: { word: Word }) {
  const { formatMessage } = useIntl();
  const query = useInfiniteQuery(wordTagsQuery(useApi(), word.id));
  return (
    <EditorSection title={formatMessage(entryKindMessages.tag)} lead={formatMessage(messages.lead)}>
      <EntryFeed query={query} emptyText={formatMessage(messages.nothing)}>
        {(tags) => (
          <ul>
            {tags.map((tag) => (
              <EditableTag key={tag.id} tagOfWord={tag} isSecret={isSecretWord(word)} />
            ))}
          </ul>
        )}
      </EntryFeed>
      <NewTag word={word} />
    </EditorSection>
  );
}

const messages = defineMessages({
  lead: {
    id: 'tagEditor.lead',
    defaultMessage: 'A tag brings words on one topic together. Say which ones fit this word.',
  },
  nothing: { id: 'tagEditor.nothing', defaultMessage: 'No tags yet' },
});

interface EditableTagProps {
  tagOfWord: TagWord;
  /** Whether nobody else sees the word. */
  isSecret: boolean;
}

/** A tag of a word with its actions. */
function EditableTag({ tagOfWord, isSecret }: EditableTagProps) {
  const { formatMessage } = useIntl();
  const { tag, word } = tagOfWord;
  const role = useRole();
  const api = useApi();
  const { queryKey } = wordTagsQuery(api, word.id);
  const unlink = useUnlinkTag(tagOfWord);
  return (
    <LineItem>
      <Name>
        <TagIcon />
        <a href={paths.tag(tag.code, word.langCode)}>{tag.name}</a>
        <EntryStatusNote entry={tagOfWord} isSecret={isSecret} />
      </Name>
      <EntryReaction subject={tag.name} entry={tagOfWord} queryKey={queryKey} kind="tag-word" />
      {canUnlinkTag(tagOfWord, role) && (
        <WithdrawIconButton
          label={formatMessage(tagMessages.takeOff, { tag: tag.name })}
          icon={<CloseIcon />}
          subject={`${word.text} – ${tag.name}`}
          entry={{ kind: 'tag', status: tagOfWord.status }}
          withdraw={() => unlinkTag(api, { wordId: word.id, tagId: tag.id })}
          withdrawAtOnce={unlink}
        />
      )}
    </LineItem>
  );
}

function useUnlinkTag({ tag, word }: EditableTagProps['tagOfWord']): () => void {
  const { formatMessage } = useIntl();
  const api = useApi();
  const showToast = useSetAtom(showToastAtom);
  const ids = { wordId: word.id, tagId: tag.id };
  const refresh = useRefreshEntries(tagQueries);
  const linking = useMutation({ mutationFn: () => linkTag(api, ids), onSuccess: refresh });
  const unlinking = useMutation({
    mutationFn: () => unlinkTag(api, ids),
    onSuccess() {
      const text = formatMessage(tagMessages.takenOff, { tag: tag.name });
      showToast({ id: 'tag', text, onUndo: linking.mutate });
      return refresh();
    },
  });
  return () => unlinking.mutate();
}

const tagMessages = defineMessages({
  takeOff: { id: 'tag.takeOff', defaultMessage: 'Remove “{tag}”' },
  takenOff: { id: 'tag.takenOff', defaultMessage: '“{tag}” removed' },
});

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
