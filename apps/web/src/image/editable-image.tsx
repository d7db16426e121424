import type { components } from '@wordhoard/api-client';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { color, DeleteIcon, IconButton, Picture, PinButton, size, space } from '@wordhoard/ui';
import { useState } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { EntryStatusNote } from '../contribution/entry-status-note.tsx';
import { useMayChange } from '../contribution/use-may-change.ts';
import { EntryReaction } from '../reaction/entry-reaction.tsx';
import { isSecretWord } from '../word/is-secret-word.ts';
import { DeleteImageDialog } from './delete-image-dialog.tsx';
import { reactToImage } from './image-calls.ts';
import { ImageCredit } from './image-credit.tsx';
import { useImagePin } from './use-image-pin.ts';

interface EditableImageProps {
  image: components['schemas']['WordImageRecord'];
  word: components['schemas']['WordEntity'];
}

/** A picture with what may be done with it; more with one's own. */
export function EditableImage({ image, word }: EditableImageProps) {
  const { formatMessage } = useIntl();
  const { queryKey, pin } = useImagePin(word.id);
  const mayChange = useMayChange(image);
  const [isDeleting, setIsDeleting] = useState(false);
  const subject = formatMessage(messages.subject, { word: word.text });
  return (
    <Item>
      <Picture src={image.url} alt={subject} />
      <Buttons>
        <EntryReaction subject={subject} entry={image} queryKey={queryKey} react={reactToImage} />
        {image.status !== EntryStatus.Rejected && (
          <PinButton
            subject={subject}
            isPinned={image.isPinned}
            onChange={(pinned) => pin(image.id, pinned)}
          />
        )}
        {mayChange && (
          <IconButton
            label={formatMessage(messages.delete)}
            icon={<DeleteIcon />}
            onClick={() => setIsDeleting(true)}
          />
        )}
      </Buttons>
      <EntryStatusNote entry={image} isSecret={isSecretWord(word)} />
      <Credit>
        <ImageCredit image={image} />
      </Credit>
      <DeleteImageDialog id={image.id} isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </Item>
  );
}

const messages = defineMessages<{ subject: { word: string }; delete: NoMessageValues }>({
  subject: { id: 'image.subject', defaultMessage: 'Picture of {word}' },
  delete: { id: 'image.delete', defaultMessage: 'Take this picture away' },
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
