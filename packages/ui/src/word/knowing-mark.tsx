import type { ComponentProps } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { css, styled } from 'styled-components';
import { useShortcuts } from '../keyboard/use-shortcuts.ts';
import { KnownIcon, ProveIcon, SaveIcon } from '../theme/icon.ts';
import { color, motion, radius, size, space } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';
import { visuallyHidden } from '../theme/visually-hidden.tsx';

/** How well a learner knows a word, as in the API: 1 known, 2 saved to learn, 3 unknown. */
export type Knowing = 1 | 2 | 3;

const known = 1;
const saved = 2;
const unknown = 3;

export interface KnowingMarkProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** The word, for the accessible name. */
  word: string;
  knowing: Knowing;
  onChange: (knowing: Knowing) => void;
  /** Starts a test of the word. If absent, there is no button for it. */
  onProve?: (() => void) | undefined;
  look?: KnowingMarkLook;
}

export type KnowingMarkLook = 'icon' | 'label';

/**
 * Two toggles, “To learn” and “Known”. Pressing the active one resets it. A third button tests words to
 * learn and, with labels, all words that are not known. {@link useKnowingShortcuts} adds keys.
 */
export function KnowingMark({
  word,
  knowing,
  onChange,
  onProve,
  look = 'icon',
  ...native
}: KnowingMarkProps) {
  const { formatMessage } = useIntl();
  const prove = formatMessage(messages.prove);
  const isProvable = look === 'icon' ? knowing === saved : knowing !== known;
  return (
    <Toggles aria-label={formatMessage(messages.group, { word })} {...native}>
      {marks.map(({ value, tone, shortcut, Icon }) => {
        const label = formatMessage(messages[tone]);
        return (
          <Toggle
            key={value}
            type="button"
            title={look === 'icon' ? `${label} (${shortcut.toUpperCase()})` : undefined}
            aria-keyshortcuts={shortcut}
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
      {onProve && isProvable && (
        <Toggle
          ref={passFocusOn}
          type="button"
          title={look === 'icon' ? prove : undefined}
          onClick={onProve}
          data-tone="known"
          data-look={look}
        >
          <ProveIcon />
          <Label data-look={look}>{prove}</Label>
        </Toggle>
      )}
    </Toggles>
  );
}

/** If the button is removed while focused, as after a passed test, the previous one takes the focus. */
function passFocusOn(button: HTMLButtonElement | null) {
  const neighbour = button?.previousElementSibling;
  return () => {
    if (document.activeElement === button && neighbour instanceof HTMLElement) neighbour.focus();
  };
}

const messages = defineMessages<{
  group: { word: string };
  learn: NoMessageValues;
  known: NoMessageValues;
  prove: NoMessageValues;
}>({
  group: { id: 'ui.knowingMark.group', defaultMessage: 'Do you know “{word}”?' },
  learn: { id: 'ui.knowingMark.learn', defaultMessage: 'To learn' },
  known: { id: 'ui.knowingMark.known', defaultMessage: 'Known' },
  prove: { id: 'ui.knowingMark.prove', defaultMessage: 'Prove it' },
});

const marks = [
  { value: saved, tone: 'learn', shortcut: 'l', Icon: SaveIcon },
  { value: known, tone: 'known', shortcut: 'k', Icon: KnownIcon },
] as const;

type Tone = (typeof marks)[number]['tone'];

const pressedStyle = {
  learn: css`
    background: ${color.learnSoft};
    box-shadow: none;
    border-color: ${color.learn};
    color: ${color.learn};
    .lucide {
      fill: currentColor;
    }
  `,
  known: css`
    background: ${color.knownSoft};
    box-shadow: none;
    border-color: ${color.known};
    color: ${color.known};
    .lucide {
      stroke-width: 3;
    }
  `,
} satisfies Record<Tone, ReturnType<typeof css>>;

const lookStyle = {
  icon: css`
    position: relative;
    width: 2rem;
    height: 2rem;
    &::after {
      content: '';
      position: absolute;
      inset: -6px -2px;
    }
    border-radius: ${radius.full};
    border-color: transparent;
  `,
  label: css`
    min-height: 2.75rem;
    padding: ${space.s2} ${space.s4};
    border-color: ${color.edge};
    border-radius: ${radius.medium};
    background: ${color.surfaceRaised};
    box-shadow: inset 0 -2px 0 ${color.hairline};
    font-weight: 600;
  `,
} satisfies Record<KnowingMarkLook, ReturnType<typeof css>>;

const Toggles = styled.fieldset`
  display: inline-flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${space.s1};
  min-width: 0;
  max-width: 100%;
  margin: 0;
  padding: 0;
  border: 0;
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
  ${variants('data-look', lookStyle)}

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
    ${variants('data-tone', pressedStyle)}
  }
`;

const Label = styled.span`
  ${variants('data-look', { icon: visuallyHidden })}
`;

/**
 * Keys for the word whose card or row contains the focus: `L` for “To learn”, `K` for “Known”. Call it
 * once per page.
 */
export function useKnowingShortcuts(): void {
  useShortcuts({ l: () => press('l'), k: () => press('k') });
}

function press(shortcut: string): void {
  const word = document.activeElement?.closest('article, li');
  word?.querySelector<HTMLElement>(`fieldset > [aria-keyshortcuts='${shortcut}']`)?.click();
}
