import type { ComponentProps } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { css, styled } from 'styled-components';
import { KnownIcon, ProveIcon, SaveIcon } from '../theme/icon.ts';
import { color, motion, radius, size, space } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';
import { visuallyHidden } from '../theme/visually-hidden.tsx';
import { type Knowing, known, saved, unknown } from './knowing.ts';

export interface KnowingMarkProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** The word that is marked, for those who hear the page. */
  word: string;
  knowing: Knowing;
  onChange: (knowing: Knowing) => void;
  /** Asks for a proof that the word is known. Without it there is no such button. */
  onProve?: (() => void) | undefined;
  look?: KnowingMarkLook;
}

export type KnowingMarkLook = 'icon' | 'label';

/**
 * Two toggles, to learn and known. Pressing the pressed one takes the mark away. A word that is to
 * be learnt can also be proved; where there is room, so can every one that is not known. Where
 * {@link useMarkKeys} listens, a key presses the toggle of what has the focus.
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

/** When the button goes while it has the focus, as after a proof, its neighbour gets it. */
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
