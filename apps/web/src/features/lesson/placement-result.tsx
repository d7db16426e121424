import { Knowing, type LevelCode } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, color, family, NextIcon, radius, size, space, useShortcuts } from '@wordhoard/ui';
import { useAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import type { WordItem } from '../quiz/session/word-item.ts';
import { useKnowing } from '../review/use-knowing.ts';
import { PlacementPage } from './placement-page.tsx';

interface PlacementResultProps {
  level: LevelCode;
  known: readonly WordItem[];
  onUndo: () => void;
  onRestart: () => void;
}

/** Proposes a level. Accepting it marks the words of right answers as known. */
export function PlacementResult({ level, known, onUndo, onRestart }: PlacementResultProps) {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const [settings, setSettings] = useAtom(settingsAtom);
  const { mark } = useKnowing(
    known.map(({ wordId: id, word: { text, langCode } }) => ({ id, text, langCode })),
  );

  useShortcuts({ z: onUndo });

  function start(at: LevelCode): void {
    const levels = { ...settings.levels, [settings.learnLangCode]: at };
    setSettings({ ...settings, levels });
    navigate(paths.lesson());
  }

  return (
    <PlacementPage
      title={
        <>
          <Caption>{formatMessage(messages.title)}</Caption> <Level>{level}</Level>
        </>
      }
      actions={
        <>
          <Button
            variant="primary"
            icon={<NextIcon />}
            onClick={() => {
              if (known.length > 0) mark(Knowing.Known);
              start(level);
            }}
          >
            {formatMessage(messages.start, { level })}
          </Button>
          {level !== 'A1' && (
            <Button onClick={() => start('A1')}>{formatMessage(messages.beginning)}</Button>
          )}
          <Button variant="quiet" onClick={onRestart}>
            {formatMessage(messages.again)}
          </Button>
        </>
      }
    >
      <Name>{formatMessage(levelMessages[level])}</Name>
      {known.length > 0 && (
        <>
          <p>{formatMessage(messages.known, { count: known.length })}</p>
          <Words>
            {known.map(({ wordId, word }) => (
              <li key={wordId} lang={word.langCode} dir="auto">
                {word.text}
              </li>
            ))}
          </Words>
        </>
      )}
    </PlacementPage>
  );
}

const messages = defineMessages({
  title: { id: 'placementResult.title', defaultMessage: 'Your level' },
  known: {
    id: 'placementResult.known',
    defaultMessage:
      '{count, plural, one {# word will be marked as known} other {# words will be marked as known}}',
  },
  start: { id: 'placementResult.start', defaultMessage: 'Start at {level}' },
  beginning: { id: 'placementResult.beginning', defaultMessage: 'Start from the beginning' },
  again: { id: 'placementResult.again', defaultMessage: 'Try again' },
});

const levelMessages = defineMessages({
  A1: { id: 'level.a1', defaultMessage: 'Beginner' },
  A2: { id: 'level.a2', defaultMessage: 'Elementary' },
  B1: { id: 'level.b1', defaultMessage: 'Intermediate' },
  B2: { id: 'level.b2', defaultMessage: 'Upper intermediate' },
  C1: { id: 'level.c1', defaultMessage: 'Advanced' },
  C2: { id: 'level.c2', defaultMessage: 'Proficient' },
});

const Caption = styled.span`
  color: ${color.textMuted};
  font: 400 ${size.lead} / 1.3 ${family.sans};
`;

const Level = styled.span`
  display: grid;
  place-items: center;
  width: 7.5rem;
  height: 7.5rem;
  border-radius: ${radius.full};
  background: ${color.accentSoft};
  color: ${color.accentStrong};
  font: 600 3rem / 1 ${family.word};
`;

const Name = styled.p`
  color: ${color.text};
  font: 600 ${size.title} / 1.25 ${family.word};
`;

const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s1} ${space.s3};
  color: ${color.text};
  font: 600 ${size.body} / 1.4 ${family.word};
`;
