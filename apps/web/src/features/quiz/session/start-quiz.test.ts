import { getCurrentPair } from '@wordhoard/quiz-engine';
import { createCard, type ReviewCard } from '@wordhoard/review-scheduler';
import { describe, expect, it } from 'vitest';
import { buildMaterial } from '../../../test/build-material.ts';
import { findBoardPositions } from './match-up-position.ts';
import { planReview } from './plan-review.ts';
import { answerWord, continueQuiz, isFinished, type QuizSession } from './quiz-session.ts';
import { fillGap } from './sentence-questions.ts';
import { startQuiz } from './start-quiz.ts';
import { buildPairItem, type WordItem } from './word-item.ts';

const items = buildMaterial({ texts: ['apple', 'pear', 'plum', 'cherry', 'fig'] }).pairs.map(
  buildPairItem,
);

type Review = Omit<Parameters<typeof planReview>[0], 'locale'>;

const plan = (review: Review, locale = 'en') => planReview({ ...review, locale });

/** The memory of a word that was typed rightly. */
const card: ReviewCard = {
  ...createCard('2026-03-01'),
  ...{ stability: 2, difficulty: 5, reviewedOn: '2026-03-01', lastRating: 3, reviews: 1 },
};

const wrong = (wordId: string) => ({
  ...{ id: wordId, wordId, verdict: 'wrong' as const, answer: '', milliseconds: 1 },
  ...{ day: '2026-03-01', answeredAt: '2026-03-01T18:00:00Z' },
});

it('asks each word once: a new one with options, and others in writing', () => {
  const stabilities = [null, 2, 5, 15, 60];
  const findCard = (wordId: string) => ({
    ...card,
    stability: stabilities[items.findIndex((item) => item.wordId === wordId)] ?? null,
  });
  const [planned = []] = plan({ items, findCard, pool: items }).planned;
  expect(planned.map(({ kind }) => kind)).toEqual([
    'multiple-choice',
    'spelling',
    'spelling',
    'spelling',
    'spelling',
  ]);
  expect(planned.map(({ item }) => item)).toEqual(items);
});

it('asks a word that a review missed to be written once more, and then to be chosen', () => {
  const material = buildMaterial({ texts: ['apple', 'pear', 'plum', 'fig'] });
  const source = { kind: 'own', knowing: 'due', langCode: 'de' } as const;
  const own = { ...material, settings: { ...material.settings, source } };
  let review = startQuiz(own, Math.random, {
    planReview: (items, pool) => plan({ items, pool, findCard: () => card }),
  });
  const kinds: (string | undefined)[] = [];
  for (let round = 0; round < 3; round += 1) {
    const { pairs } = review.quiz;
    kinds.push(pairs[0]?.question.kind);
    for (const { word } of pairs) review = answerWord(review, wrong(word.id));
    review = continueQuiz(review);
  }
  expect(kinds).toEqual(['spelling', 'spelling', 'multiple-choice']);
  expect(isFinished(review)).toBe(true);
});

describe('a word that is chosen again', () => {
  const texts = ['apple', 'pear', 'plum', 'fig', 'lime', 'kiwi', 'date', 'grape', 'peach'];
  const source = { kind: 'own', knowing: 'due', langCode: 'de' } as const;

  /** A review of new words, whose wrong options come from all of the texts. */
  function start(asked: number, among = texts.length) {
    const { pairs, settings } = buildMaterial({ texts: texts.slice(0, among) });
    const material = {
      settings: { ...settings, source },
      pairs: pairs.slice(0, asked),
      pool: pairs.slice(asked).map(({ item }) => item),
    };
    return startQuiz(material, Math.random, {
      planReview: (items, pool) => plan({ items, pool, findCard: () => undefined }),
    });
  }

  function listOptions({ quiz }: QuizSession): string[] {
    const question = getCurrentPair(quiz)?.question;
    if (question?.kind !== 'multiple-choice') throw new Error('Nothing is to be chosen');
    return question.options.map(({ text }) => text);
  }

  const miss = (session: QuizSession): QuizSession => {
    const wordId = getCurrentPair(session.quiz)?.word.id ?? '';
    return continueQuiz(answerWord(session, wrong(wordId)));
  };

  it('has other options, and its own in another place', () => {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const session = start(1);
      const [first, second, third] = [session, miss(session), miss(miss(session))].map(listOptions);
      expect(second?.filter((text) => first?.includes(text))).toEqual(['apple']);
      expect(second).toHaveLength(first?.length ?? 0);
      expect(second?.indexOf('apple')).not.toBe(first?.indexOf('apple'));
      expect(third).not.toEqual(second);
    }
  });

  it('has the same options in another order if there are no others', () => {
    const session = start(1, 4);
    const [first, second] = [session, miss(session)].map(listOptions);
    expect(second?.toSorted()).toEqual(first?.toSorted());
    expect(second).not.toEqual(first);
  });

  it('comes after another missed word', () => {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      let session = start(3);
      for (let asked = 0; asked < 6; asked += 1) {
        const last = getCurrentPair(session.quiz)?.word.id;
        session = miss(session);
        expect(getCurrentPair(session.quiz)?.word.id).not.toBe(last);
      }
    }
  });
});

describe('a word in its example', () => {
  const [plain] = items;
  if (plain === undefined) throw new Error('There is no word');
  const translation = { text: 'Он ест яблоко.', lang: 'ru' };
  const withExample = (text: string): WordItem => ({
    ...plain,
    word: { ...plain.word, text: plain.text, langCode: plain.langCode },
    example: { text, lang: plain.langCode, translation },
  });

  it('is asked in every other review, and for its translation in the others', () => {
    const inContext = items.map((item) => ({
      ...item,
      word: { ...item.word, text: item.text, langCode: item.langCode },
      example: { text: `I like ${item.text}.`, lang: item.langCode, translation },
    }));
    const listAspects = (reviews: number) =>
      plan({
        items: inContext,
        findCard: () => ({ ...card, reviews }),
        pool: items,
      }).planned[0]?.map(({ item: { asks = 'meaning' } }) => asks);
    const [first = [], second = [], third = []] = [1, 2, 3].map(listAspects);
    expect(new Set(first)).toEqual(new Set(['gap', 'meaning']));
    expect(second).toEqual(first.map((aspect) => (aspect === 'gap' ? 'meaning' : 'gap')));
    expect(third).toEqual(first);
  });

  it('is asked in its place', () => {
    expect(fillGap(withExample('He eats an apple.'))).toMatchObject({
      asks: 'gap',
      text: 'apple',
      accepted: ['apple'],
      prompt: {
        text: 'He eats an ____.',
        gap: { before: 'He eats an ', after: '.', hint: { text: translation.text } },
      },
    });
  });

  it.each(['He eats apples.', 'Apple pie', 'An apple, an apple'])(
    'is not asked in another form, or where it stands twice: %s',
    (text) => {
      expect(fillGap(withExample(text))).toBeUndefined();
    },
  );
});

describe('a phrase in a review', () => {
  const [phrase] = buildMaterial({ texts: ['a good morning'] }).pairs.map(buildPairItem);
  if (phrase === undefined) throw new Error('There is no phrase');
  const kindOf = (item: WordItem, known: ReviewCard | undefined, locale = 'en') =>
    plan({ items: [item], findCard: () => known, pool: items }, locale).planned[0]?.[0]?.kind;

  it('is written, as in the lesson', () => {
    for (const reviews of [1, 2, 3]) expect(kindOf(phrase, { ...card, reviews })).toBe('spelling');
  });

  it('is built from its words once it was missed', () => {
    expect(kindOf(phrase, { ...card, lastRating: 1 })).toBe('letter-match');
  });

  it('is built from its words by learners without a keyboard for it', () => {
    const arabic = { ...phrase, text: 'صباح الخير جميعا', langCode: 'ar' };
    expect(kindOf(arabic, card)).toBe('letter-match');
    expect(kindOf(arabic, card, 'ar')).toBe('spelling');
    expect(kindOf({ ...arabic, romanisations: ['ṣabāḥ al-khayr'] }, card)).toBe('spelling');
  });

  it('is chosen before it is known', () => {
    expect(kindOf(phrase, undefined)).toBe('multiple-choice');
  });
});

describe('words that are mixed up', () => {
  const texts = ['apple', 'pear', 'plum', 'cherry', 'fig', 'lime', 'kiwi', 'melon', 'grape'];
  const mixedUp = [['apple', 'grape']] as const;

  it('are asked one after the other, and are options for one another', () => {
    const { quiz } = startQuiz(buildMaterial({ texts }), Math.random, { mixedUp });
    const [first, second] = quiz.pairs;
    expect([first?.word.id, second?.word.id]).toEqual(['apple', 'grape']);
    for (const pair of [first, second]) {
      const options = pair?.question.kind === 'multiple-choice' ? pair.question.options : [];
      expect(options.map(({ text }) => text)).toEqual(expect.arrayContaining(['apple', 'grape']));
    }
  });

  it('share a board, whatever their place', () => {
    for (const [place] of texts.entries()) {
      const moved = [...texts.slice(place), ...texts.slice(0, place)];
      const material = buildMaterial({ texts: moved, codes: ['match-up'] });
      const session = startQuiz(material, Math.random, { mixedUp });
      const boards = [0, 1].map((board) =>
        findBoardPositions(session, board).map(({ item }) => item.wordId),
      );
      expect(boards.flat().toSorted()).toEqual(texts.toSorted());
      const together = boards.map((ids) => ids.includes('apple') === ids.includes('grape'));
      expect(together).toEqual([true, true]);
    }
  });
});

describe('homographs', () => {
  const [verb, pronoun] = [{ speechPartId: 10 }, { speechPartId: 9 }];

  /** The words of the first two meanings have the same text. */
  function askKinds(direction: 'forward' | 'backward', senses: (typeof verb | undefined)[]) {
    const material = buildMaterial({ texts: ['be', 'his', 'bread', 'tea'], codes: ['match-up'] });
    const pairs = material.pairs.map(({ item, word: { text: written, ...word }, code }, index) => {
      const text = index < 2 ? 'sein' : written;
      const learned = { text, langCode: 'de', sense: senses[index] };
      const meaning = { text: item.text, langCode: 'en' };
      const [prompt, answer] = direction === 'forward' ? [learned, meaning] : [meaning, learned];
      const asked = { wordId: item.wordId, prompt, ...answer, accepted: [answer.text] };
      return { code, word: { ...word, text }, item: asked };
    });
    const { quiz } = startQuiz({ ...material, pairs }, () => 0);
    return quiz.pairs.map(({ question }) => question.kind);
  }

  it.each(['forward', 'backward'] as const)(
    'share a board only with their senses, asked %s',
    (direction) => {
      const matched = Array(4).fill('match-up');
      expect(askKinds(direction, [verb, pronoun])).toEqual(matched);
      expect(askKinds(direction, [])).toEqual(matched.with(1, 'cards'));
    },
  );
});
