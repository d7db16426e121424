import { defineMessages } from '@wordhoard/i18n/messages';
import { type ComponentProps, use } from 'react';
import { useIntl } from 'react-intl';
import { css, styled } from 'styled-components';
import { Button } from '../action/button.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { CharacterKeysContext, useShortcuts } from '../keyboard/use-shortcuts.ts';
import { KnownIcon, SaveIcon } from '../theme/icon.ts';
import { color, size, space } from '../theme/token.ts';
import { visuallyHidden } from '../theme/visually-hidden.tsx';

/** How well a learner knows a word, as in the API: 1 known, 2 saved to learn, 3 unknown. */
export type Knowing = 1 | 2 | 3;

const known = 1;
const saved = 2;
const unknown = 3;

interface KnowingMarkProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** The word, for the accessible name. */
  word: string;
  /** 1 for known, 2 for learning, 3 for neither. */
  knowing: Knowing;
  onChange: (knowing: Knowing) => void;
  /** Icons show their texts too in a container named `word` that has enough room. */
  look?: 'icon' | 'label';
}

/**
 * Two toggles, “Learn”, which becomes “Learning”, and “I know this”. Pressing the active one resets it. {@link useKnowingShortcuts}
 * adds keys.
 */
export function KnowingMark({
  word,
  knowing,
  onChange,
  look = 'icon',
  ...native
}: KnowingMarkProps) {
  const { formatMessage } = useIntl();
  const hasKeys = use(CharacterKeysContext);
  return (
    <Toggles aria-label={formatMessage(messages.group, { word })} {...native}>
      {marks.map(({ value, tone, shortcut, Icon }) => {
        const isPressed = knowing === value;
        const label = formatMessage(messages[isPressed && value === saved ? 'learning' : tone]);
        const toggle = {
          'aria-keyshortcuts': hasKeys ? shortcut : undefined,
          'aria-pressed': isPressed,
          'data-tone': tone,
          onClick: () => onChange(isPressed ? unknown : value),
        };
        return look === 'label' ? (
          <LabelToggle key={value} {...toggle} icon={<Icon />}>
            {label}
          </LabelToggle>
        ) : (
          <IconToggle
            key={value}
            {...toggle}
            label={label}
            title={hasKeys ? `${label} (${shortcut.toUpperCase()})` : label}
            icon={
              <>
                <Icon />
                <Label>{label}</Label>
              </>
            }
          />
        );
      })}
    </Toggles>
  );
}

const messages = defineMessages({
  group: { id: 'ui.knowingMark.group', defaultMessage: 'Do you know “{word}”?' },
  learn: { id: 'ui.knowingMark.learn', defaultMessage: 'Learn' },
  known: { id: 'ui.knowingMark.known', defaultMessage: 'I know this' },
  learning: { id: 'ui.knowingMark.learning', defaultMessage: 'Learning' },
});

const marks = [
  { value: saved, tone: 'learn', shortcut: 'l', Icon: SaveIcon },
  { value: known, tone: 'known', shortcut: 'k', Icon: KnownIcon },
] as const;

const Toggles = styled.fieldset`
  display: inline-flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${space.s1};
  max-width: 100%;
`;

const toneStyle = css`
  &:where([data-tone='learn']) {
    --tone: ${color.learn};
    --soft: ${color.learnSoft};

    &[aria-pressed='true'] .lucide {
      fill: currentColor;
    }
  }
  &:where([data-tone='known']) {
    --tone: ${color.known};
    --soft: ${color.knownSoft};

    &[aria-pressed='true'] .lucide {
      stroke-width: 3;
    }
  }

  &[aria-pressed='true'] {
    border-color: var(--tone);
    background: var(--soft);
    box-shadow: none;
    color: var(--tone);
  }
`;

const LabelToggle = styled(Button)`
  ${toneStyle}
  padding-inline: ${space.s4};

  .lucide {
    color: var(--tone);
  }
`;

const IconToggle = styled(IconButton)`
  ${toneStyle}
  grid-auto-flow: column;
  gap: ${space.s2};
  width: auto;
  min-width: 2rem;
  height: 2rem;
  border: 1px solid transparent;

  &::after {
    inset: -6px -2px;
  }

  /* Touch targets of 44 pixels around the same circle, which would otherwise cover the word. */
  @media (pointer: coarse) {
    margin: 6px;

    &::after {
      inset: -6px;
    }
  }

  @container word (min-width: 44rem) {
    padding-inline: ${space.s3} ${space.s4};
    font-size: ${size.caption};
    font-weight: 600;
  }
`;

const Label = styled.span`
  ${visuallyHidden}

  @container word (min-width: 44rem) {
    position: static;
    width: auto;
    height: auto;
    margin: 0;
    overflow: visible;
    clip-path: none;
  }
`;

/**
 * Keys for the word whose card or row contains the focus: `L` for “Learn”, `K` for “I know this”.
 * Call it once per page.
 */
export function useKnowingShortcuts(): void {
  useShortcuts({ l: () => press('l'), k: () => press('k') });
}

function press(shortcut: string): void {
  const word = document.activeElement?.closest('article, li');
  word?.querySelector<HTMLElement>(`fieldset > [aria-keyshortcuts='${shortcut}']`)?.click();
}
