import { useInfiniteQuery } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { color } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../shared/api/api-context.ts';
import { FeedView } from '../../shared/feed/feed-view.tsx';
import { EditorSection } from '../contribution/editor-section.tsx';
import { isSecretWord } from '../word/queries.ts';
import { EditableTag } from './editable-tag.tsx';
import { NewTag } from './new-tag.tsx';
import { tagsOfWordQuery } from './queries.ts';

/** Rates, adds and removes the tags of a word. */
export function TagEditor({ word }: { word: components['schemas']['WordEntity'] }) {
  const { formatMessage } = useIntl();
  const query = useInfiniteQuery(tagsOfWordQuery(useApi(), word.id));
  return (
    <EditorSection title={formatMessage(messages.title)} lead={formatMessage(messages.lead)}>
      <FeedView
        query={query}
        skeleton="row"
        empty={<Nothing>{formatMessage(messages.nothing)}</Nothing>}
      >
        {(tags) => (
          <ul>
            {tags.map((tag) => (
              <EditableTag key={tag.id} tagOfWord={tag} isSecret={isSecretWord(word)} />
            ))}
          </ul>
        )}
      </FeedView>
      <NewTag word={word} />
    </EditorSection>
  );
}

const messages = defineMessages({
  title: { id: 'tagEditor.title', defaultMessage: 'Tags' },
  lead: {
    id: 'tagEditor.lead',
    defaultMessage: 'A tag brings words of one kind together. Say which ones fit this word.',
  },
  nothing: { id: 'tagEditor.nothing', defaultMessage: 'No tag yet' },
});

const Nothing = styled.p`
  color: ${color.textMuted};
`;
