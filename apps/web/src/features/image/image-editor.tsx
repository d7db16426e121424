import { useInfiniteQuery } from '@tanstack/react-query';
import type { ImageRecord, Word } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { canWithdrawUpload } from '@wordhoard/contract/permission';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Note, PinButton, Row, Stack, space, WordImage } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../shared/api/api-context.ts';
import { useEntryCall } from '../../shared/feed/use-entry-call.ts';
import { useRole } from '../../shared/session/use-session.ts';
import { EditorSection, EntryFeed, EntryReaction } from '../contribution/entry-editor.tsx';
import { entryKindMessages } from '../contribution/entry-kind-messages.ts';
import { EntryStatusNote } from '../contribution/entry-status-note.tsx';
import { withdrawEntry } from '../contribution/queries.ts';
import { WithdrawIconButton } from '../contribution/withdraw-dialog.tsx';
import { isSecretWord, wordQueries } from '../word/queries.ts';
import { ImageCredit } from './image-credit.tsx';
import { NewImage } from './new-image.tsx';
import { imageFeedQuery, pinImage } from './queries.ts';

/** Rates, pins, adds and withdraws the images of a word. */
export function ImageEditor({ word }: { word: Word }) {
  const { formatMessage } = useIntl();
  const query = useInfiniteQuery(imageFeedQuery(useApi(), word.id));
  return (
    <EditorSection
      title={formatMessage(entryKindMessages.image)}
      lead={formatMessage(messages.lead, { pins: limits.imageMaxPins })}
    >
      <EntryFeed query={query} emptyText={formatMessage(messages.nothing)}>
        {(images) => (
          <Gallery>
            {images.map((image) => (
              <EditableImage key={image.id} image={image} word={word} />
            ))}
          </Gallery>
        )}
      </EntryFeed>
      <NewImage word={word} />
    </EditorSection>
  );
}

const messages = defineMessages({
  lead: {
    id: 'imageEditor.lead',
    defaultMessage: 'Learners see the best picture. Pin up to {pins, number} to see them first.',
  },
  nothing: { id: 'imageEditor.nothing', defaultMessage: 'No pictures yet' },
});

const Gallery = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: ${space.s5};
`;

/** An image with the actions that the user may perform. */
function EditableImage({ image, word }: { image: ImageRecord; word: Word }) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const role = useRole();
  const { queryKey, pin } = useImagePin(word.id);
  const subject = formatMessage(imageMessages.subject, { word: word.text });
  return (
    <Item $gap="s1" as="li">
      <WordImage src={image.url} alt={subject} />
      <Row>
        <EntryReaction subject={subject} entry={image} queryKey={queryKey} kind="word-image" />
        {image.status !== EntryStatus.Rejected && (
          <PinButton
            subject={subject}
            isPinned={image.isPinned}
            onChange={(pinned) => pin(image.id, pinned)}
          />
        )}
        {canWithdrawUpload(image, role) && (
          <WithdrawIconButton
            label={formatMessage(imageMessages.withdraw)}
            subject={subject}
            entry={{ kind: 'image', status: image.status }}
            withdraw={() => withdrawEntry(api, 'image', image.id)}
          />
        )}
      </Row>
      <EntryStatusNote entry={image} isSecret={isSecretWord(word)} />
      <Note>
        <ImageCredit image={image} />
      </Note>
    </Item>
  );
}

const imageMessages = defineMessages({
  subject: { id: 'image.subject', defaultMessage: 'Picture of {word}' },
  withdraw: { id: 'image.withdraw', defaultMessage: 'Withdraw picture' },
});

const Item = styled(Stack)`
  align-content: start;
`;

/** Pins images of a word before the others, for this learner. */
function useImagePin(wordId: string) {
  const { queryKey } = imageFeedQuery(useApi(), wordId);
  const pin = useEntryCall<ImageRecord, boolean>({
    queryKey,
    call: (api, wordImageId, pinned) => pinImage(api, { wordImageId, pinned }),
    show: (image, isPinned) => ({ ...image, isPinned }),
    refreshed: [{ queryKey }, wordQueries],
  });
  return { queryKey, pin };
}
