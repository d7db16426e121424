import type { ImageRecord } from '@wordhoard/contract';
import { size, space, WordImage } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { ImageCredit } from '../../features/image/image-credit.tsx';
import { PartHeading } from './part-heading.ts';

interface MoreImagesProps {
  images: readonly ImageRecord[];
  word: string;
}

/** The images of a word after the first one. */
export function MoreImages({ images, word }: MoreImagesProps) {
  const { formatMessage } = useIntl();
  if (images.length === 0) return null;
  return (
    <section>
      <PartHeading>{formatMessage(messages.more)}</PartHeading>
      <Images>
        {images.map((image) => (
          <li key={image.id}>
            <WordImage src={image.url} alt={word} word={word} />
            <Credit>
              <ImageCredit image={image} />
            </Credit>
          </li>
        ))}
      </Images>
    </section>
  );
}

const messages = defineMessages({
  more: { id: 'word.moreImages', defaultMessage: 'More pictures' },
});

const Images = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${space.s4};
`;

const Credit = styled.p`
  font-size: ${size.caption};
`;
