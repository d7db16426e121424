import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../feedback/skeleton.tsx';
import { color, family, radius } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';
import { washOf, washStyle } from '../theme/wash.ts';
import { initialOf } from './initial-of.ts';

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  /** Without an address, or when the file does not arrive, the initial stands in. */
  src: string | undefined;
  /** Empty where the word beside it says the same. */
  alt: string;
  /** The word that it shows: paints the plate, and its first letter stands in for a missing file. */
  word?: string | undefined;
}

/** A square picture on a plate of paper. It keeps its place whatever happens to the file. */
export function Picture({ src, alt, word, className, ...native }: PictureProps) {
  const [settled, setSettled] = useState<{ src: string | undefined; arrived: boolean }>();
  const settle = (hasArrived: boolean) => setSettled({ src, arrived: hasArrived });
  const arrived = settled?.src === src ? settled?.arrived : undefined;

  if (src === undefined || arrived === false) {
    return <MissingPicture alt={alt} word={word} className={className} />;
  }
  return (
    <Plate className={className} data-wash={word && washOf(word)}>
      {arrived === undefined && <Cover />}
      <Image
        loading="lazy"
        decoding="async"
        width={256}
        height={256}
        {...native}
        src={src}
        alt={alt}
        onLoad={(event: SyntheticEvent<HTMLImageElement>) => {
          settle(true);
          native.onLoad?.(event);
        }}
        onError={(event: SyntheticEvent<HTMLImageElement>) => {
          settle(false);
          native.onError?.(event);
        }}
      />
    </Plate>
  );
}

function MissingPicture({
  alt,
  word,
  className,
}: Pick<PictureProps, 'alt' | 'word' | 'className'>) {
  const meaning = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <Plate className={className} data-wash={word && washOf(word)} {...meaning}>
      <Initial dir="auto">{word && initialOf(word)}</Initial>
    </Plate>
  );
}

const Plate = styled.span`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  aspect-ratio: 1;
  width: 100%;
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${color.plate};
  container-type: inline-size;
  ${variants('data-wash', washStyle)}
`;

const Image = styled.img`
  width: 100%;
  height: 100%;
  padding: 14%;
  object-fit: contain;
`;

const Cover = styled(Skeleton)`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border-radius: 0;
`;

const Initial = styled.span`
  color: ${color.textMuted};
  font: 600 44cqi / 1 ${family.word};
`;
