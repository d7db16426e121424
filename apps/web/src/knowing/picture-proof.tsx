import { Button, color, Picture, RetryIcon, radius, space } from '@wordhoard/ui';
import { useState } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { css, styled } from 'styled-components';
import type { ProofQuestion } from './proof-question.ts';
import type { MarkableWord } from './use-knowing.ts';
import { useProof } from './use-proof.ts';

interface PictureProofProps {
  word: MarkableWord;
  question: Extract<ProofQuestion, { kind: 'picture' }>;
  /** Asks anew, among other pictures. */
  onRetry: () => void;
  onClose: () => void;
}

/** Asks for the word's picture among others. After a wrong one it is asked anew. */
export function PictureProof({ word, question, onRetry, onClose }: PictureProofProps) {
  const { formatMessage } = useIntl();
  const { prove } = useProof(word);
  const [wrong, setWrong] = useState<string>();
  const { imageId, right, options } = question;
  const isOpen = wrong === undefined;

  async function pick(url: string): Promise<void> {
    if (url !== right) return setWrong(url);
    const proof = await prove({ wordImageId: imageId }).catch(() => undefined);
    if (proof?.isRight) onClose();
  }

  function stateOf(url: string): OptionState {
    if (isOpen) return 'open';
    if (url === right) return 'right';
    return url === wrong ? 'wrong' : 'passed';
  }

  return (
    <>
      <p>{formatMessage(messages.ask)}</p>
      <Options>
        {options.map(({ url }, place) => (
          <li key={url}>
            <Option
              type="button"
              aria-disabled={!isOpen}
              onClick={isOpen ? () => pick(url) : undefined}
              $state={stateOf(url)}
            >
              <Picture
                src={url}
                alt={formatMessage(messages.picture, { place: place + 1 })}
                loading="eager"
              />
            </Option>
          </li>
        ))}
      </Options>
      <p role="status">
        {!isOpen &&
          formatMessage(messages.wrong, {
            place: options.findIndex(({ url }) => url === right) + 1,
          })}
      </p>
      <Foot>
        <Button onClick={onClose}>{formatMessage(messages.close)}</Button>
        {!isOpen && (
          <Button variant="primary" icon={<RetryIcon />} onClick={onRetry}>
            {formatMessage(messages.retry)}
          </Button>
        )}
      </Foot>
    </>
  );
}

type OptionState = 'open' | 'right' | 'wrong' | 'passed';

const messages = defineMessages<{
  ask: NoMessageValues;
  picture: { place: number };
  wrong: { place: number };
  retry: NoMessageValues;
  close: NoMessageValues;
}>({
  ask: { id: 'prove.ask', defaultMessage: 'Which picture shows it?' },
  picture: { id: 'prove.picture', defaultMessage: 'Picture {place}' },
  wrong: { id: 'prove.wrongPicture', defaultMessage: 'Not yet: it is picture {place}.' },
  retry: { id: 'prove.retry', defaultMessage: 'Try again' },
  close: { id: 'prove.close', defaultMessage: 'Not now' },
});

const Options = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space.s3};
  max-width: min(20rem, 50dvh);
  width: 100%;
  margin-inline: auto;
`;

const stateStyle = {
  open: css`
    cursor: pointer;

    &:hover {
      border-color: ${color.accent};
      background: ${color.accentSoft};
    }
  `,
  right: css`
    border-color: ${color.known};
    background: ${color.knownSoft};
    box-shadow: inset 0 0 0 1px ${color.known};
  `,
  wrong: css`
    border: 1px dashed ${color.wrong};
    background: ${color.wrongSoft};
  `,
  passed: css`
    border-color: ${color.hairline};
  `,
} satisfies Record<OptionState, ReturnType<typeof css>>;

const Option = styled.button<{ $state: OptionState }>`
  width: 100%;
  padding: ${space.s1};
  border: 1px solid ${color.outline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  ${({ $state }) => stateStyle[$state]}
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space.s3};
`;
