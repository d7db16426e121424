import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../feedback/skeleton.tsx';
import { color, family, radius } from '../theme/token.ts';
import { chooseWash, washStyle } from '../theme/wash.ts';
import { abbreviateWord, type WordText } from './word-text.ts';

interface WordImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  /** The URL. If it is absent or fails to load, the first letters of the word are shown. */
  src: string | undefined;
  /** Empty if the word is shown next to it. */
  alt: string;
  /** The word it shows, which determines the background colour and the letters. */
  word?: Pick<WordText, 'text' | 'lang'> | undefined;
}

/** A square image that keeps its size while the file loads or is missing. */
export function WordImage({ src, alt, word, className, ...native }: WordImageProps) {
  const [result, setResult] = useState<{ src: string | undefined; isLoaded: boolean }>();
  const isLoaded = result?.src === src ? result?.isLoaded : undefined;

  if (src === undefined || isLoaded === false) {
    const meaning = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
    return (
      <Plate className={className} data-wash={word && chooseWash(word.text)} {...meaning}>
        <Monogram lang={word?.lang} dir="auto">
          {word && abbreviateWord(word)}
        </Monogram>
      </Plate>
    );
  }
  return (
    <Plate className={className} data-wash={word && chooseWash(word.text)}>
      {isLoaded === undefined && <Placeholder />}
      <Image
        loading="lazy"
        decoding="async"
        width={256}
        height={256}
        {...native}
        src={src}
        alt={alt}
        onLoad={(event: SyntheticEvent<HTMLImageElement>) => {
          setResult({ src, isLoaded: true });
          native.onLoad?.(event);
        }}
        onError={(event: SyntheticEvent<HTMLImageElement>) => {
          setResult({ src, isLoaded: false });
          native.onError?.(event);
        }}
      />
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
  ${washStyle}
`;

const Image = styled.img`
  width: 100%;
  height: 100%;
  padding: 14%;
  object-fit: contain;
`;

const Placeholder = styled(Skeleton)`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border-radius: 0;
`;

const Monogram = styled.span`
  color: ${color.textMuted};
  font: 600 36cqi / 1 ${family.word};
`;
