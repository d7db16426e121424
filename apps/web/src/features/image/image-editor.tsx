import { useInfiniteQuery } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { limits } from '@wordhoard/contract/limits';
import { color, space } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../shared/api/api-context.ts';
import { FeedView } from '../../shared/feed/feed-view.tsx';
import { EditorSection } from '../contribution/editor-section.tsx';
import { EditableImage } from './editable-image.tsx';
import { NewImage } from './new-image.tsx';
import { imageFeedQuery } from './queries.ts';

/** Rates, pins, adds and withdraws the images of a word. */
export function ImageEditor({ word }: { word: components['schemas']['WordEntity'] }) {
  const { formatMessage } = useIntl();
  const query = useInfiniteQuery(imageFeedQuery(useApi(), word.id));
  return (
    <EditorSection
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead, { pins: limits.imageMaxPins })}
    >
      <FeedView
        query={query}
        skeleton="row"
        empty={<Nothing>{formatMessage(messages.nothing)}</Nothing>}
      >
        {(images) => (
          <Gallery>
            {images.map((image) => (
              <EditableImage key={image.id} image={image} word={word} />
            ))}
          </Gallery>
        )}
      </FeedView>
      <NewImage word={word} />
    </EditorSection>
  );
}

const messages = defineMessages<{
  title: NoMessageValues;
  lead: { pins: number };
  nothing: NoMessageValues;
}>({
  title: { id: 'imageEditor.title', defaultMessage: 'Pictures' },
  lead: {
    id: 'imageEditor.lead',
    defaultMessage:
      'The best picture stands for the word. Pin up to {pins, number} to see them first.',
  },
  nothing: { id: 'imageEditor.nothing', defaultMessage: 'No picture yet' },
});

const Gallery = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: ${space.s5};
`;

const Nothing = styled.p`
  color: ${color.textMuted};
`;
