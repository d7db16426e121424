import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { IconButton } from '../action/icon-button.tsx';
import { DislikeIcon, LikeIcon } from '../theme/icon.ts';
import { color, size, space } from '../theme/token.ts';

/** As in the API. */
type Reaction = 1 | 2;

const like = 1;
const dislike = 2;

interface ReactionButtonsProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** The subject of the reaction, for the accessible name. */
  subject: string;
  likeCount: number;
  dislikeCount: number;
  /** The learner's own reaction: 1 for good, 2 for not good. */
  reaction: Reaction | null;
  /** If absent, the buttons only show the counts, as on the learner's own entries. */
  onChange?: ((reaction: Reaction | null) => void) | undefined;
}

/** Two exclusive toggles. Pressing the active one withdraws the reaction. */
export function ReactionButtons({
  subject,
  likeCount,
  dislikeCount,
  reaction,
  onChange,
  ...native
}: ReactionButtonsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const counts = { [like]: likeCount, [dislike]: dislikeCount };
  return (
    <Toggles aria-label={formatMessage(messages.group, { subject })} {...native}>
      {kinds.map(({ value, name, Icon }) => (
        <Toggle
          key={value}
          label={formatMessage(messages[name], { count: counts[value] })}
          icon={
            <>
              <Icon />
              <Count>{formatNumber(counts[value])}</Count>
            </>
          }
          disabled={onChange === undefined}
          aria-pressed={reaction === value}
          onClick={() => onChange?.(reaction === value ? null : value)}
        />
      ))}
    </Toggles>
  );
}

const messages = defineMessages({
  group: { id: 'ui.reaction.group', defaultMessage: 'What do you think of “{subject}”?' },
  like: { id: 'ui.reaction.like', defaultMessage: 'Good, {count, number}' },
  dislike: { id: 'ui.reaction.dislike', defaultMessage: 'Not good, {count, number}' },
});

const kinds = [
  { value: like, name: 'like', Icon: LikeIcon },
  { value: dislike, name: 'dislike', Icon: DislikeIcon },
] as const;

const Toggles = styled.fieldset`
  display: inline-flex;
  flex: none;
`;

const Toggle = styled(IconButton)`
  grid-auto-flow: column;
  gap: ${space.s1};
  width: auto;
  min-width: 2.75rem;
  padding: 0 ${space.s1};
  font-size: ${size.caption};

  &[aria-pressed='true'] {
    font-weight: 650;

    .lucide {
      fill: ${color.accentSoft};
    }
  }

  &:disabled {
    color: ${color.textMuted};
    cursor: default;
  }
`;

const Count = styled.span`
  min-width: 1ch;
  font-variant-numeric: tabular-nums;
`;
