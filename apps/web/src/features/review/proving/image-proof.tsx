import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, CloseIcon, color, KnownIcon, radius, space, WordImage } from '@wordhoard/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { MarkableWord } from '../use-knowing.ts';
import { ProofFooter, RetryButton } from './proof-footer.tsx';
import type { ProofQuestion } from './proof-question.ts';
import { useProof } from './use-proof.ts';

interface ImageProofProps {
  word: MarkableWord;
  question: Extract<ProofQuestion, { kind: 'image' }>;
  /** Asks again with other images. */
  onRetry: () => void;
  onClose: () => void;
}

/** Asks for the word's image among others. After a wrong choice, asks again. */
export function ImageProof({ word, question, onRetry, onClose }: ImageProofProps) {
  const { formatMessage } = useIntl();
  const { prove } = useProof(word);
  const [chosen, setChosen] = useState<string>();
  const questionId = useId();
  const list = useRef<HTMLUListElement>(null);
  const { imageId, right, options } = question;
  const isMissed = chosen !== undefined && chosen !== right;
  useEffect(() => list.current?.querySelector('button')?.focus(), []);

  async function choose(url: string): Promise<void> {
    setChosen(url);
    if (url !== right) return;
    const proof = await prove({ wordImageId: imageId }).catch(() => undefined);
    if (proof?.isRight) onClose();
    else setChosen(undefined);
  }

  return (
    <>
      <p id={questionId}>{formatMessage(messages.ask)}</p>
      <Options ref={list} aria-labelledby={questionId}>
        {options.map(({ url }, index) => {
          const state = getOptionState(url, { chosen, right });
          return (
            <li key={url}>
              <Option
                type="button"
                aria-disabled={state !== 'open'}
                onClick={state === 'open' ? () => choose(url) : undefined}
                data-state={state}
              >
                <WordImage
                  src={url}
                  alt={formatMessage(messages.picture, { position: index + 1 })}
                  loading="eager"
                />
                {markOf[state] && <Mark>{markOf[state]}</Mark>}
              </Option>
            </li>
          );
        })}
      </Options>
      <p role="status">
        {isMissed &&
          formatMessage(messages.wrong, {
            position: options.findIndex(({ url }) => url === right) + 1,
          })}
      </p>
      <ProofFooter>
        <Button onClick={onClose}>{formatMessage(messages.close)}</Button>
        {isMissed && <RetryButton onRetry={onRetry} />}
      </ProofFooter>
    </>
  );
}

type OptionState = 'open' | 'right' | 'wrong' | 'inactive';

function getOptionState(
  url: string,
  { chosen, right }: { chosen: string | undefined; right: string },
): OptionState {
  if (chosen === undefined) return 'open';
  if (url === right) return 'right';
  return url === chosen ? 'wrong' : 'inactive';
}

const markOf = {
  open: undefined,
  right: <KnownIcon />,
  wrong: <CloseIcon />,
  inactive: undefined,
} satisfies Record<OptionState, unknown>;

const messages = defineMessages({
  ask: { id: 'prove.ask', defaultMessage: 'Which picture shows it?' },
  picture: { id: 'prove.picture', defaultMessage: 'Picture {position}' },
  wrong: { id: 'prove.wrongPicture', defaultMessage: 'Not yet. It’s picture {position}.' },
  close: { id: 'prove.close', defaultMessage: 'Not now' },
});

const Options = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space.s3};
  width: 100%;
  max-width: min(20rem, 50dvh);
  margin-inline: auto;
`;

const Option = styled.button`
  position: relative;
  width: 100%;
  padding: ${space.s1};
  border: 1px solid ${color.outline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};

  &:where([data-state='open']) {
    cursor: pointer;

    @media (hover: hover) {
      &:hover {
        border-color: ${color.accent};
        background: ${color.accentSoft};
      }
    }
  }
  &:where([data-state='right']) {
    --mark: ${color.known};
    border-color: ${color.known};
    background: ${color.knownSoft};
    box-shadow: inset 0 0 0 1px ${color.known};
  }
  &:where([data-state='wrong']) {
    --mark: ${color.wrong};
    border: 1px dashed ${color.wrong};
    background: ${color.wrongSoft};
  }
  &:where([data-state='inactive']) {
    border-color: ${color.hairline};
  }
`;

const Mark = styled.span`
  position: absolute;
  inset-block-start: ${space.s3};
  inset-inline-start: ${space.s3};
  padding: ${space.s1};
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};
  color: var(--mark);

  .lucide {
    stroke-width: 3;
  }
`;
