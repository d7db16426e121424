import { defineMessages } from '@wordhoard/i18n/messages';
import { type ComponentProps, use } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { CharacterKeysContext, useShortcuts } from '../keyboard/use-shortcuts.ts';
import { KnownIcon, SaveIcon } from '../theme/icon.ts';
import { color, motion, radius, size, space } from '../theme/token.ts';
import { visuallyHidden } from '../theme/visually-hidden.tsx';

/** How well a learner knows a word, as in the API: 1 known, 2 saved to learn, 3 unknown. */
export type Knowing = 1 | 2 | 3;

const known = 1;
const saved = 2;
const unknown = 3;

interface KnowingMarkProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** The word, for the accessible name. */
  word: string;
  knowing: Knowing;
  onChange: (knowing: Knowing) => void;
  look?: KnowingMarkLook;
}

/** Icons show their texts too in a container named `word` that has enough room. */
type KnowingMarkLook = 'icon' | 'label';

/**
 * Two toggles, “Learn” and “I know this”. Pressing the active one resets it. {@link useKnowingShortcuts}
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
        const label = formatMessage(messages[tone]);
        return (
          <Toggle
            key={value}
            type="button"
            title={
              look === 'icon'
                ? `${label}${hasKeys ? ` (${shortcut.toUpperCase()})` : ''}`
                : undefined
            }
            aria-keyshortcuts={hasKeys ? shortcut : undefined}
            aria-pressed={knowing === value}
            onClick={() => onChange(knowing === value ? unknown : value)}
            data-tone={tone}
            data-look={look}
          >
            <Icon />
            <Label data-look={look}>{label}</Label>
          </Toggle>
        );
      })}
    </Toggles>
  );
}

const messages = defineMessages({
  group: { id: 'ui.knowingMark.group', defaultMessage: 'Do you know “{word}”?' },
  learn: { id: 'ui.knowingMark.learn', defaultMessage: 'Learn' },
  known: { id: 'ui.knowingMark.known', defaultMessage: 'I know this' },
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

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s2};
  padding: 0;
  border: 1px solid ${color.outline};
  background: transparent;
  color: ${color.textMuted};
  font-size: ${size.body};
  cursor: pointer;
  transition:
    background-color ${motion.quick},
    color ${motion.quick},
    scale ${motion.quick};

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

  &:where([data-look='icon']) {
    position: relative;
    min-width: 2rem;
    min-height: 2rem;
    border-color: transparent;
    border-radius: ${radius.full};

    /* Extends the touch target beyond the circle. */
    &::after {
      content: '';
      position: absolute;
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
  }
  &:where([data-look='label']) {
    min-height: 2.75rem;
    padding: ${space.s2} ${space.s4};
    border-color: ${color.edge};
    border-radius: ${radius.medium};
    background: ${color.surfaceRaised};
    box-shadow: inset 0 -2px 0 ${color.hairline};
    color: ${color.text};
    font-weight: 600;

    .lucide {
      color: var(--tone);
    }
  }

  &:active {
    scale: 0.94;
  }

  @media (hover: hover) {
    &:hover {
      border-color: ${color.outline};
      color: ${color.text};
    }
  }

  &[aria-pressed='true'] {
    border-color: var(--tone);
    background: var(--soft);
    box-shadow: none;
    color: var(--tone);
  }
`;

const Label = styled.span`
  &:where([data-look='icon']) {
    ${visuallyHidden}

    @container word (min-width: 44rem) {
      position: static;
      width: auto;
      height: auto;
      margin: 0;
      overflow: visible;
      clip-path: none;
    }
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
