import { useQuery } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { WordExample } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useApiQueries } from '../../../shared/api/api-context.ts';
import { settingsAtom } from '../../../shared/settings/settings-atom.ts';
import { Mnemonic } from '../../review/mnemonic.tsx';
import { wordQuery } from '../../word/queries.ts';
import type { WordItem } from '../session/word-item.ts';
import { WordIntroduction } from './word-introduction.tsx';

interface WordHelpProps {
  item: WordItem;
  action: ReactNode;
  answerAction: ReactNode;
  onNext: () => void;
}

/**
 * Helps with a word that keeps failing by what the question did not show: another picture and other meanings. If there is
 * nothing else, the learner is asked for a mnemonic.
 */
export function WordHelp({ item, action, answerAction, onNext }: WordHelpProps) {
  const { formatMessage } = useIntl();
  const { word, example, grammar } = item;
  const images = useImages(word);
  const { image, translations, isNew } = chooseHelp(item, images ?? []);
  const isAsked = images !== undefined && !isNew;
  return (
    <WordIntroduction
      word={{ ...word, translations, image, example: isAsked ? undefined : example, grammar }}
      task={formatMessage(messages.task)}
      action={action || answerAction}
      onNext={onNext}
    >
      <Mnemonic word={word} isAsked={isAsked} />
      {isAsked && example && <WordExample word={word.text} {...example} />}
    </WordIntroduction>
  );
}

/** The pictures of a word; `undefined` while they are loading, none if that fails. */
function useImages({ id }: WordItem['word']): readonly string[] | undefined {
  const { tranLangCode } = useAtomValue(settingsAtom);
  const { data, isLoading } = useQuery(wordQuery(useApiQueries(), { id, tranLangCode }));
  return isLoading ? undefined : (data?.imageFeed.data.map(({ url }) => url) ?? []);
}

/** The meanings and the picture of a word, those first that its question has not shown. */
export function chooseHelp(item: WordItem, images: readonly string[]) {
  const { prompt, text, imageKey, image, meanings = [] } = item;
  const isShown = (meaning: { text: string }) => [text, prompt.text].includes(meaning.text);
  const otherImage = images.find((url) => ![image, imageKey, prompt.imageKey].includes(url));
  const others = meanings.filter((meaning) => !isShown(meaning));
  return {
    image: otherImage ?? image,
    translations: [...others, ...meanings.filter(isShown)],
    /** Whether anything of it is new to the learner. */
    isNew: otherImage !== undefined || others.length > 0,
  };
}

const messages = defineMessages({
  task: { id: 'wordHelp.task', defaultMessage: 'This one keeps slipping away' },
});
