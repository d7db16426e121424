import { expect, type Locator } from '@playwright/test';
import type { QuizCode } from '@wordhoard/contract/enumeration';
import { enter } from './account.ts';
import { handsOf } from './hand.ts';
import { Learner } from './learner.ts';
import { pasteList } from './paste-list.ts';
import type { Direction } from './play-table.ts';
import { kinds, type PlayedList, QuizRound } from './quiz-round.ts';
import { test } from './test.ts';

interface Edge {
  langCode: string;
  lines: readonly string[];
  /** Why a kind is not offered. */
  obstacles?: Partial<Record<QuizCode, keyof typeof reasons>>;
  direction?: Direction;
}

const reasons = {
  tooFewWords: 'quizObstacle.tooFewWords',
  unsuitableLetters: 'quizObstacle.unsuitableLetters',
} as const;

const kindNames = {
  cards: 'quizKind.cards',
  'multiple-choice': 'quizKind.multipleChoice',
  'match-up': 'quizKind.matchUp',
  'letter-match': 'quizKind.letterMatch',
  spelling: 'quizKind.spelling',
} as const;

const longWord = 'Wer in den letzten Wochen vor den großen Ferien noch einmal alles wiederholt';
const longMeaning = 'Whoever goes over everything once more in the last weeks before the holidays';

const edges: Record<string, Edge> = {
  'one word': {
    langCode: 'de',
    lines: ['Zwiebelkuchen\tonion tart'],
    obstacles: { 'match-up': 'tooFewWords' },
  },
  'two words': { langCode: 'de', lines: ['Gugelhupf\tring cake', 'Zwetschge\tdamson'] },
  'three words': {
    langCode: 'de',
    lines: ['Kipferl\tcrescent roll', 'Semmel\tbread roll', 'Kren\thorse-radish'],
  },
  'words that mean the same': {
    langCode: 'de',
    lines: ['Dingsda\tgadget', 'Dingsbums\tgadget', 'Dingens\tgadget'],
    direction: 'forward',
  },
  'Hebrew words': { langCode: 'he', lines: ['שלום עולם\thello world', 'תפוזון\tlittle orange'] },
  'Arabic words': { langCode: 'ar', lines: ['فطيرة المشمش\tapricot pie', 'سمسمة\tsesame seed'] },
  'long phrases': {
    langCode: 'de',
    lines: [
      `${longWord} und dann gut schläft\t${longMeaning} and then sleeps well`,
      `${longWord} und dann auch singt\t${longMeaning} and then sings as well`,
    ],
    obstacles: { 'letter-match': 'unsuitableLetters' },
  },
  'a thousand words': {
    langCode: 'de',
    lines: Array.from({ length: 1000 }, (_, place) => {
      const number = spellDigits(place);
      return `Wortnummer${number}\tword number ${number}`;
    }),
  },
};

test.describe.configure({ mode: 'parallel' });

for (const [name, edge] of Object.entries(edges)) {
  test(`${name}: each kind is played, or it is said why it cannot be`, async ({
    page,
    context,
    locale,
    hasTouch,
  }) => {
    test.skip(!hasTouch, 'What a list lacks is the same wherever it is played');
    const { langCode, lines, obstacles = {}, direction } = edge;
    const learner = new Learner(page, locale);
    await enter(context, langCode);
    const list = await pasteList(context, langCode, lines);
    const count = Math.min(lines.length, 2);
    for (const kind of kinds) {
      const reason = obstacles[kind];
      await test.step(kind, () =>
        reason === undefined
          ? playToTheEnd(learner, { kind, list, count, direction })
          : seesWhyNot(learner, list, kind, reason),
      );
    }
  });
}

async function playToTheEnd(
  learner: Learner,
  wanted: Parameters<typeof QuizRound.begin>[2],
): Promise<void> {
  const [, finger] = handsOf(learner, true);
  if (finger === undefined) throw new Error('A phone is played with a finger');
  const round = await QuizRound.begin(learner, finger, wanted);
  await learner.findsNothingCutOff();
  await round.play(Array.from({ length: wanted.count }, () => 'right'));
  await round.seesResult(wanted.count, wanted.count);
}

async function seesWhyNot(
  learner: Learner,
  { slug, tranLangCode }: PlayedList,
  kind: QuizCode,
  reason: keyof typeof reasons,
): Promise<void> {
  const { page } = learner;
  await page.goto(`/quiz/${slug}/${tranLangCode}?kind=${kind}`);
  const name = learner.says(kindNames[kind]);
  await expect(radio(learner, name)).toBeDisabled();
  const why = { kind: name, reason: learner.says(reasons[reason]) };
  await expect(page.getByText(learner.says('quizObstacles.line', why))).toBeVisible();
  await learner.findsNoBarrier();
}

test('words without a picture and a sound are played with neither, which is said', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await enter(context);
  const { slug } = await pasteList(context, 'de', ['Topfenstrudel\tcurd strudel', 'Germ\tyeast']);
  await page.goto(`/quiz/${slug}/en?mode=pictures&kind=by-ear`);
  await expect(radio(learner, learner.says('quizSettings.pictures'))).toBeDisabled();
  await expect(page.getByText(learner.says('quizSettings.noPictures'))).toBeVisible();
  await expect(radio(learner, learner.says('quizKind.byEar'))).toBeDisabled();
  await expect(page.getByText(learner.says('quizObstacle.noVoice'))).toBeVisible();
  await expect(radio(learner, learner.says('quizSettings.translations'))).toBeChecked();
  await learner.findsNoBarrier();
});

const radio = ({ page }: Learner, name: string): Locator =>
  page.getByRole('radio', { name, exact: true });

/** A number in letters, of which words are made. */
function spellDigits(number: number): string {
  return [...`${number}`].map((digit) => 'abcdefghij'[Number(digit)]).join('');
}
