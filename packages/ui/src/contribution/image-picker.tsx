import { defineMessages } from '@wordhoard/i18n/messages';
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Row } from '../layout/stack.tsx';
import { AddImageIcon, CameraIcon } from '../theme/icon.ts';
import { color } from '../theme/token.ts';
import { FileArea, type FileAreaProps, FileButton } from './file-area.tsx';

interface ImagePickerProps extends Omit<FileAreaProps, 'children'> {
  /** As in HTML: `.png,.jpg`. */
  accept: string;
  onChoose: (file: File) => void;
  /** A preview of the chosen image. */
  children?: ReactNode;
}

/** Takes an image from a file dialog, a drop, the clipboard, or the camera of a phone. */
export function ImagePicker({ accept, onChoose, children, ...area }: ImagePickerProps) {
  const { formatMessage } = useIntl();
  const [isDragOver, setIsDragOver] = useState(false);
  usePastedFile(onChoose);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsDragOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  }
  function dragOver(event: DragEvent): void {
    event.preventDefault();
    setIsDragOver(true);
  }

  const input = { onChoose, 'aria-invalid': area.error ? true : undefined };
  return (
    <FileArea
      {...area}
      onDragOver={dragOver}
      onDragLeave={() => setIsDragOver(false)}
      onDrop={drop}
      data-over={isDragOver || undefined}
    >
      {(describedBy) => (
        <>
          {children}
          <Row $justify="center">
            <FileButton {...input} aria-describedby={describedBy} accept={accept}>
              <AddImageIcon />
              {formatMessage(messages.choose)}
            </FileButton>
            <CameraButton
              {...input}
              aria-describedby={describedBy}
              accept="image/*"
              capture="environment"
            >
              <CameraIcon />
              {formatMessage(messages.camera)}
            </CameraButton>
          </Row>
          <Aside>{formatMessage(messages.drop)}</Aside>
        </>
      )}
    </FileArea>
  );
}

/** Handles files pasted anywhere on the page. Pasted text is left alone. */
function usePastedFile(onPaste: (file: File) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? [];
    if (file === undefined) return;
    event.preventDefault();
    onPaste(file);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

const messages = defineMessages({
  choose: { id: 'ui.imagePicker.choose', defaultMessage: 'Choose a picture' },
  camera: { id: 'ui.imagePicker.camera', defaultMessage: 'Take a photo' },
  drop: { id: 'ui.imagePicker.drop', defaultMessage: 'or drop it here, or paste it' },
});

/* Only for phones, since a desktop camera rarely faces the subject. */
const CameraButton = styled(FileButton)`
  @media not all and (pointer: coarse) {
    display: none;
  }
`;

const Aside = styled.p`
  color: ${color.textMuted};

  @media (pointer: coarse) {
    display: none;
  }
`;
