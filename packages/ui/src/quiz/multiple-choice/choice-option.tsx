import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useKeyName } from '../../keyboard/use-shortcuts.ts';
import { Row } from '../../layout/stack.tsx';
import { CloseIcon, KnownIcon } from '../../theme/icon.ts';
import { color, layer, motion, radius, size, space } from '../../theme/token.ts';
import { VisuallyHidden } from '../../theme/visually-hidden.tsx';
import { Headword } from '../../word/headword.tsx';
import { WordImage } from '../../word/word-image.tsx';
import { Romanisation } from '../../word/written-word.tsx';
import { KeyHint, shortBoard } from '../board/board.tsx';
import type { AnswerContent } from '../board/quiz-content.tsx';

/**
 * `idle` before the answer. Afterwards: the learner's `right` or `wrong` choice, the `revealed` right
 * answer, or an option that was `passed` over.
 */
export type ChoiceState = 'idle' | 'right' | 'wrong' | 'revealed' | 'passed';

interface ChoiceOptionProps extends Omit<ComponentProps<'button'>, 'content'> {
  content: AnswerContent;
  /** The key that chooses it, if there is one. */
  hotkey?: string;
  state: ChoiceState;
  onChoose: () => void;
}

/** One option of a question: a button that becomes right, wrong, revealed or passed over. */
export function ChoiceOption({
  content,
  hotkey = '',
  state,
  onChoose,
  ...native
}: ChoiceOptionProps) {
  const { formatMessage } = useIntl();
  const keyName = useKeyName(hotkey);
  const isOpen = state === 'idle';
  return (
    <Option
      type="button"
      aria-keyshortcuts={keyName || undefined}
      aria-disabled={!isOpen}
      onClick={isOpen ? onChoose : undefined}
      {...native}
      data-state={state}
      data-kind={content.kind}
    >
      <Mark aria-hidden="true" data-kind={content.kind} data-state={state}>
        {isOpen ? hotkey && <KeyHint>{hotkey}</KeyHint> : markIcon[state]}
      </Mark>
      <Content content={content} />
      {state !== 'idle' && state !== 'passed' && (
        <VisuallyHidden>{formatMessage(messages[state])}</VisuallyHidden>
      )}
    </Option>
  );
}

function Content({ content }: Pick<ChoiceOptionProps, 'content'>) {
  if (content.kind === 'image') {
    return <WordImage src={content.image} alt={content.alt} loading="eager" />;
  }
  const { text, lang } = content.word;
  return content.isDefinition ? (
    <Definition lang={lang} dir="auto">
      {text}
    </Definition>
  ) : (
    <Row as="span" $align="baseline">
      <Headword size="small" word={content.word} />
      <Romanisation word={content.word} />
    </Row>
  );
}

/* Four definitions fit on a phone. */
const Definition = styled.span`
  font-size: ${size.body};
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const markIcon = {
  idle: undefined,
  passed: undefined,
  right: <KnownIcon />,
  revealed: <KnownIcon />,
  wrong: <CloseIcon />,
} satisfies Record<ChoiceState, unknown>;

const Option = styled.button`
  width: 100%;
  height: 100%;
  border: 1px solid ${color.outline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  text-align: start;
  touch-action: manipulation;
  /* Keeps a focused option above the sticky footer. */
  scroll-margin-block: ${space.s4} 8rem;
  transition: ${motion.quick};
  transition-property: background-color, border-color, translate;

  &:where([data-kind='word']) {
    display: flex;
    align-items: center;
    gap: ${space.s3};
    min-height: 4.25rem;
    padding: ${space.s3} ${space.s4};

    @media ${shortBoard} {
      min-height: 3.25rem;
      padding-block: ${space.s2};
    }
  }
  &:where([data-kind='image']) {
    position: relative;
    padding: ${space.s1};
  }

  &:where([data-state='idle']) {
    box-shadow: inset 0 -3px 0 ${color.hairline};
    cursor: pointer;
    &:active {
      border-color: ${color.accent};
      background: ${color.accentSoft};
      box-shadow: none;
      translate: 0 2px;
    }
    @media (hover: hover) {
      &:hover {
        border-color: ${color.accent};
        background: ${color.accentSoft};
        box-shadow: inset 0 -3px 0 ${color.accent};
      }
      &:hover:active {
        box-shadow: none;
      }
    }
  }
  &:where([data-state='right']) {
    border-color: ${color.known};
    background: ${color.knownSoft};
    box-shadow: inset 0 0 0 1px ${color.known};
  }
  &:where([data-state='revealed']) {
    border-color: ${color.known};
    border-style: dashed;
    background: ${color.knownSoft};
  }
  &:where([data-state='wrong']) {
    border-color: ${color.wrong};
    background: ${color.wrongSoft};
    box-shadow: inset 0 0 0 1px ${color.wrong};
  }
  &:where([data-state='passed']) {
    border-color: ${color.hairline};
    background: transparent;
    color: ${color.textMuted};
  }
`;

const Mark = styled.span`
  color: ${color.known};

  &:where([data-kind='word']) {
    display: contents;
  }
  &:where([data-kind='image']) {
    position: absolute;
    inset-block-start: ${space.s3};
    inset-inline-start: ${space.s3};
    z-index: ${layer.cover};
    border-radius: ${radius.full};
    background: ${color.surfaceRaised};
    &:has(.lucide) {
      padding: ${space.s1};
    }
  }

  &[data-state='wrong'] {
    color: ${color.wrong};
  }

  .lucide {
    stroke-width: 3;
  }
`;

const messages = defineMessages({
  right: { id: 'ui.choiceOption.right', defaultMessage: '(your answer, right)' },
  wrong: { id: 'ui.choiceOption.wrong', defaultMessage: '(your answer, wrong)' },
  revealed: { id: 'ui.choiceOption.revealed', defaultMessage: '(the right answer)' },
});
