import type { QuizItemRecord } from '@wordhoard/contract';
import { QuizMode } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { type Choice, ChoiceGroup, space, WordImage } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import {
  type AnswerMode,
  definitionMode,
  isTypedKind,
  type QuizChoice,
  type QuizDirection,
} from '../../../shared/settings/quiz-choice.ts';
import {
  type Availability,
  answerModes,
  findMode,
  findReasonInMode,
  reasonMessages,
  type UnavailableReason,
} from './available-choice.ts';

/** The two sides of a quiz: languages, or columns of a table. */
export interface QuizSides {
  learned: string;
  known: string;
}

interface QuizDirectionsProps {
  chosen: QuizChoice;
  sides: QuizSides;
  availability: Availability;
  onChoose: (direction: Pick<QuizChoice, 'mode' | 'direction'>) => void;
}

/** What is shown and what is asked for, as cards. A quiz by ear has no choice. */
export function QuizDirections({ chosen, sides, availability, onChoose }: QuizDirectionsProps) {
  const { formatMessage } = useIntl();
  const definition = formatMessage(messages.definition);
  const names = {
    ...sides,
    ...(availability.isOfDefinitions && { learned: definition }),
    picture: formatMessage(messages.picture),
    definition,
    sound: formatMessage(messages.sound),
  };

  if (chosen.kind === 'by-ear') {
    const label = formatMessage(messages.direction, { from: names.sound, to: names.learned });
    return (
      <ChoiceGroup
        label={formatMessage(messages.label)}
        look="wide"
        value="heard"
        onChange={() => undefined}
        options={[{ value: 'heard', label }]}
      />
    );
  }

  const isTyped = isTypedKind(chosen.kind);
  const buildOption = (mode: AnswerMode, direction: QuizDirection): Choice<string> => {
    const other = names[sideNames[mode]];
    const [from, to] = direction === 'forward' ? [names.learned, other] : [other, names.learned];
    const reason = findReasonAgainst({ mode, direction }, { isTyped, availability });
    const item = findMode(availability, mode)?.example;
    return {
      value: formatKey({ mode, direction }),
      label: formatMessage(messages.direction, { from, to }),
      note: reason
        ? formatMessage(reasonMessages[reason])
        : item && <Example item={item} direction={direction} />,
      isDisabled: reason !== undefined,
    };
  };
  return (
    <ChoiceGroup
      label={formatMessage(messages.label)}
      look="wide"
      value={formatKey(chosen)}
      onChange={(key) => {
        const asked = directions.find((one) => formatKey(one) === key);
        if (asked) onChoose(asked);
      }}
      options={directions
        .filter(({ mode }) => findMode(availability, mode) !== undefined)
        .map(({ mode, direction }) => buildOption(mode, direction))}
    />
  );
}

type DirectionChoice = Pick<QuizChoice, 'mode' | 'direction'>;

const directions: readonly DirectionChoice[] = answerModes.flatMap((mode) => [
  { mode, direction: 'forward' },
  { mode, direction: 'backward' },
]);

const sideNames = {
  [QuizMode.Tran]: 'known',
  [QuizMode.Image]: 'picture',
  [definitionMode]: 'definition',
} as const satisfies Record<AnswerMode, string>;

const formatKey = ({ mode, direction }: DirectionChoice): string => `${mode} ${direction}`;

function findReasonAgainst(
  { mode, direction }: DirectionChoice,
  { isTyped, availability }: { isTyped: boolean; availability: Availability },
): UnavailableReason | undefined {
  const reason = findReasonInMode({ kind: 'cards', asks: 'meaning', mode }, availability);
  if (reason !== undefined || !isTyped) return reason;
  if (direction === 'forward') return reasonsAgainstTyping[mode];
  return availability.isOfDefinitions ? 'DefinitionCannotBeTyped' : undefined;
}

const reasonsAgainstTyping = {
  [QuizMode.Tran]: undefined,
  [QuizMode.Image]: 'ImageCannotBeTyped',
  [definitionMode]: 'DefinitionCannotBeTyped',
} as const satisfies Record<AnswerMode, UnavailableReason | undefined>;

const messages = defineMessages({
  label: { id: 'quizSettings.direction', defaultMessage: 'Direction' },
  picture: { id: 'quizSettings.picture', defaultMessage: 'picture' },
  definition: { id: 'quizSettings.definition', defaultMessage: 'definition' },
  sound: { id: 'quizSettings.heard', defaultMessage: 'sound' },
  direction: { id: 'quizSettings.fromTo', defaultMessage: '{from} → {to}' },
});

/** What is shown, and the answer to it. */
function Example({ item, direction }: { item: QuizItemRecord; direction: QuizDirection }) {
  const learned = (
    <bdi key="learned" lang={item.langCode}>
      {item.text}
    </bdi>
  );
  const { text, langCode, imageKey } = item.prompt;
  const other = imageKey ? (
    <Thumbnail key="other" src={imageKey} alt="" />
  ) : (
    <bdi key="other" lang={langCode}>
      {text}
    </bdi>
  );
  const [from, to] = direction === 'forward' ? [learned, other] : [other, learned];
  return (
    <Line>
      {from} → {to}
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s1};
  min-height: 1.5rem;
`;

const Thumbnail = styled(WordImage)`
  width: 1.5rem;
`;
