import type { components } from '@wordhoard/api-client';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { canWithdrawImage } from '@wordhoard/contract/permission';
import { color, DeleteIcon, IconButton, PinButton, size, space, WordImage } from '@wordhoard/ui';
import { useState } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../shared/api/api-context.ts';
import { useEntryCall } from '../../shared/feed/use-entry-call.ts';
import { useRole } from '../../shared/session/use-session.ts';
import { EntryReaction } from '../contribution/entry-reaction.tsx';
import { EntryStatusNote } from '../contribution/entry-status-note.tsx';
import { WithdrawDialog } from '../contribution/withdraw-dialog.tsx';
import { isSecretWord, wordQueries } from '../word/queries.ts';
import { ImageCredit } from './image-credit.tsx';
import { deleteImage, imageFeedQuery, pinImage, reactToImage } from './queries.ts';

interface EditableImageProps {
  image: components['schemas']['WordImageRecord'];
  word: components['schemas']['WordEntity'];
}

/** An image with the actions that the user may perform. */
export function EditableImage({ image, word }: EditableImageProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const role = useRole();
  const { queryKey, pin } = useImagePin(word.id);
  const [isAsking, setIsAsking] = useState(false);
  const subject = formatMessage(messages.subject, { word: word.text });
  return (
    <Item>
      <WordImage src={image.url} alt={subject} />
      <Buttons>
        <EntryReaction subject={subject} entry={image} queryKey={queryKey} react={reactToImage} />
        {image.status !== EntryStatus.Rejected && (
          <PinButton
            subject={subject}
            isPinned={image.isPinned}
            onChange={(pinned) => pin(image.id, pinned)}
          />
        )}
        {canWithdrawImage(image, role) && (
          <>
            <IconButton
              label={formatMessage(messages.withdraw)}
              icon={<DeleteIcon />}
              onClick={() => setIsAsking(true)}
            />
            <WithdrawDialog
              subject={subject}
              entry={{ kind: 'image', status: image.status }}
              isOpen={isAsking}
              onClose={() => setIsAsking(false)}
              withdraw={() => deleteImage(api, image.id)}
            />
          </>
        )}
      </Buttons>
      <EntryStatusNote entry={image} isSecret={isSecretWord(word)} />
      <Credit>
        <ImageCredit image={image} />
      </Credit>
    </Item>
  );
}

const messages = defineMessages<{ subject: { word: string }; withdraw: NoMessageValues }>({
  subject: { id: 'image.subject', defaultMessage: 'Picture of {word}' },
  withdraw: { id: 'image.withdraw', defaultMessage: 'Withdraw this picture' },
});

const Item = styled.li`
  display: grid;
  gap: ${space.s1};
  align-content: start;
  min-width: 0;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 2.5rem;
`;

const Credit = styled.p`
  color: ${color.textMuted};
  font-size: ${size.caption};
  overflow-wrap: anywhere;
`;

/** Pins images of a word before the others, for this learner. */
function useImagePin(wordId: string) {
  const { queryKey } = imageFeedQuery(useApi(), wordId);
  const pin = useEntryCall<components['schemas']['WordImageRecord'], boolean>({
    queryKey,
    call: (api, wordImageId, pinned) => pinImage(api, { wordImageId, pinned }),
    show: (image, isPinned) => ({ ...image, isPinned }),
    refreshed: [{ queryKey }, wordQueries],
  });
  return { queryKey, pin };
}
