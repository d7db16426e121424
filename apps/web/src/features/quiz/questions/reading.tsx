import { defineMessages } from '@wordhoard/i18n/messages';
import { IconButton, LanguageIcon, type WordDisplay } from '@wordhoard/ui';
import type { createStore } from 'jotai';
import { useIntl } from 'react-intl';
import { knownLettersAtom } from '../../script/known-letters.ts';
import { listUnknown } from '../../script/script-letters.ts';
import type { WordItem } from '../session/word-item.ts';

interface LatinProps {
  item: WordItem;
  display: WordDisplay;
  isWanted: boolean;
  onToggle: () => void;
}

/** Leaves the romanisation of words out that the learner can read, and brings a button for the asked one. */
export function leaveOutLatin(
  store: ReturnType<typeof createStore>,
  { item: { word, grammar }, display, isWanted, onToggle }: LatinProps,
) {
  const findKnown = store.get(knownLettersAtom);
  const canRead = (text: string, lang: string) => listUnknown(text, findKnown(lang)).length === 0;
  const isLeftOut =
    display.romanisation &&
    grammar?.romanisation !== undefined &&
    [word.text, grammar.reading ?? ''].some((text) => text && canRead(text, word.langCode));
  return {
    display: isWanted ? display : { ...display, canRead },
    button: isLeftOut && <LatinButton isPressed={isWanted} onToggle={onToggle} />,
  };
}

function LatinButton({ isPressed, onToggle }: { isPressed: boolean; onToggle: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <IconButton
      label={formatMessage(messages.show)}
      icon={<LanguageIcon />}
      aria-pressed={isPressed}
      onClick={onToggle}
    />
  );
}

const messages = defineMessages({
  show: { id: 'latinButton.show', defaultMessage: 'Show in Latin letters' },
});
