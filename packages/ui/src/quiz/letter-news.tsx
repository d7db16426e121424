import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import type { LetterPlaces } from './letter-place.ts';
import { usePlaceNews } from './use-place-news.ts';

interface LetterNewsProps {
  letters: readonly string[];
  lang: string;
  placed: LetterPlaces;
  /** What was typed last, where there is no such letter left. */
  refused: string | undefined;
}

/** Tells a screen reader what becomes of the letters. */
export function LetterNews({ letters, lang, placed, refused }: LetterNewsProps) {
  const { formatMessage } = useIntl();
  const news = usePlaceNews(placed);
  if (refused !== undefined) {
    return (
      <VisuallyHidden role="status">
        {formatMessage(messages.refused)} <bdi lang={lang}>{refused}</bdi>
      </VisuallyHidden>
    );
  }
  return (
    <VisuallyHidden role="status">
      {news && (
        <>
          <bdi lang={lang}>{letters[news.letter]}</bdi>{' '}
          {formatMessage(messages[news.kind], { place: news.at + 1 })}
        </>
      )}
    </VisuallyHidden>
  );
}

const messages = defineMessages<{
  placed: { place: number };
  takenBack: { place: number };
  refused: NoMessageValues;
}>({
  placed: { id: 'ui.letterNews.placed', defaultMessage: '– place {place, number}' },
  takenBack: {
    id: 'ui.letterNews.takenBack',
    defaultMessage: '– taken back from place {place, number}',
  },
  refused: { id: 'ui.letterNews.refused', defaultMessage: 'Not among the letters that are left:' },
});
