import { expect, type Locator } from '@playwright/test';
import type { QuizCode } from '@wordhoard/contract/enumeration';
import { type QuizList, QuizSession } from '../quiz/quiz-session.ts';
import { signUp } from '../support/account.ts';
import { importList } from '../support/import-list.ts';
import { Touch } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';

interface Edge {
  langCode: string;
  lines: readonly string[];
  /** The kinds for which these words are unusual. The others treat them like any words. */
  kinds: readonly QuizCode[];
  /** Why a kind is disabled. */
  unavailable?: Partial<Record<QuizCode, keyof typeof reasons>>;
}

const reasons = {
  tooFewWords: 'unavailableKind.tooFewWords',
  unsuitableLetters: 'unavailableKind.unsuitableLetters',
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
    kinds: ['multiple-choice', 'match-up'],
    unavailable: { 'match-up': 'tooFewWords' },
  },
  'Hebrew words': {
    langCode: 'he',
    lines: ['שלום עולם\thello world', 'תפוזון\tlittle orange'],
    kinds: ['letter-match', 'spelling'],
  },
  'Arabic words': {
    langCode: 'ar',
    lines: ['فطيرة المشمش\tapricot pie', 'سمسمة\tsesame seed'],
    kinds: ['letter-match', 'match-up'],
  },
  'long phrases': {
    langCode: 'de',
    lines: [
      `${longWord} und dann gut schläft\t${longMeaning} and then sleeps well`,
      `${longWord} und dann auch singt\t${longMeaning} and then sings as well`,
    ],
    kinds: ['cards', 'multiple-choice', 'match-up', 'letter-match', 'spelling'],
    unavailable: { 'letter-match': 'unsuitableLetters' },
  },
  'a thousand words': {
    langCode: 'de',
    lines: Array.from({ length: 1000 }, (_, index) => {
      const number = spellDigits(index);
      return `Wortnummer${number}\tword number ${number}`;
    }),
    kinds: ['multiple-choice'],
  },
};

for (const [name, edge] of Object.entries(edges)) {
  test(`${name}: each kind is played, or disabled with the reason`, async ({
    page,
    context,
    locale,
  }) => {
    const { langCode, lines, kinds, unavailable = {} } = edge;
    const learner = new Learner(page, locale);
    await signUp(context, langCode);
    const list = await importList(context, langCode, lines);
    const count = Math.min(lines.length, 2);
    for (const kind of kinds) {
      const reason = unavailable[kind];
      await test.step(kind, () =>
        reason === undefined
          ? playToTheEnd(learner, { kind, list, count })
          : expectDisabled(learner, list, kind, reason),
      );
    }
  });
}

async function playToTheEnd(
  learner: Learner,
  wanted: Parameters<typeof QuizSession.start>[2],
): Promise<void> {
  const session = await QuizSession.start(learner, new Touch(learner.page), wanted);
  await learner.expectNoOverflow();
  await session.play(Array.from({ length: wanted.count }, () => 'right'));
  await session.expectScore(wanted.count, wanted.count);
}

async function expectDisabled(
  learner: Learner,
  { slug, tranLangCode }: QuizList,
  kind: QuizCode,
  reason: keyof typeof reasons,
): Promise<void> {
  const { page } = learner;
  await openPage(page, `/quiz/${slug}/${tranLangCode}?kind=${kind}`);
  const name = learner.says(kindNames[kind]);
  await expect(radio(learner, name)).toBeDisabled();
  await expect(radio(learner, name)).toHaveAccessibleDescription(learner.says(reasons[reason]));
  await learner.expectAccessible();
}

test('words without image or sound disable those options with the reason', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await signUp(context);
  const { slug } = await importList(context, 'de', ['Topfenstrudel\tcurd strudel', 'Germ\tyeast']);
  await page.goto(`/quiz/${slug}/en?mode=pictures&kind=by-ear`);
  const direction = (from: string, to: string) =>
    radio(learner, learner.says('quizSettings.fromTo', { from, to }));
  const toPicture = direction('German', learner.says('quizSettings.picture'));
  await expect(toPicture).toBeDisabled();
  await expect(toPicture).toHaveAccessibleDescription(learner.says('unavailableKind.noPictures'));
  const byEar = radio(learner, learner.says('quizKind.byEar'));
  await expect(byEar).toBeDisabled();
  await expect(byEar).toHaveAccessibleDescription(learner.says('unavailableKind.noVoice'));
  await expect(direction('English', 'German')).toBeChecked();
  await learner.expectAccessible();
});

const radio = ({ page }: Learner, name: string): Locator =>
  page.getByRole('radio', { name, exact: true });

/** A number as letters, for unique words. */
function spellDigits(number: number): string {
  return [...`${number}`].map((digit) => 'abcdefghij'[Number(digit)]).join('');
}
