import { expect } from '@playwright/test';
import { getQuestion, getVerdict } from '../quiz/question-page.ts';
import { QuizSession } from '../quiz/quiz-session.ts';
import { Keyboard } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { desktopTest as test } from '../support/test.ts';

const total = 3;

/** A line of an ARIA snapshot: role, name and state. */
const named = (role: string, name: string, state = ''): string =>
  `'${role} ${JSON.stringify(name).replaceAll("'", "''")}${state && ` [${state}]`}'`;

/** A line with children. */
const holding = (thing: string, parts: readonly string[]): string =>
  [`${thing}:`, ...parts].join('\n    - ');

/** The text of a live region. */
const announced = (text: string): string => `status: ${JSON.stringify(text)}`;

/** Stories check what a screen reader reads of the other kinds of questions. */
test('a screen reader reads a session', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const wanted = { kind: 'multiple-choice', count: total } as const;
  const session = await QuizSession.start(learner, new Keyboard(learner), wanted);
  const main = page.getByRole('main');
  const reads = (things: readonly string[]): Promise<void> =>
    expect(main).toMatchAriaSnapshot(things.map((thing) => `- ${thing}`).join('\n'));
  const expectAnswered = (count: number): Promise<void> =>
    expect(main.getByRole('progressbar')).toHaveJSProperty('value', count);
  const question = async () => {
    const { text } = await session.question();
    return `${learner.says('ui.multipleChoiceBoard.translation')} ${text}`;
  };
  const option = (name: string) => main.getByRole('listitem').getByRole('button', { name });
  const passing = named('button', learner.says('ui.verdictFooter.pass'));
  const goingOn = named('button', learner.says('ui.verdictFooter.next'));

  await test.step('asked', async () => {
    await expect(getQuestion(page)).toBeFocused();
    await expectAnswered(0);
    await expect(getVerdict(page)).toBeEmpty();
    const asked = await question();
    const options = Array.from({ length: 4 }, () => 'listitem:\n      - button');
    await reads([
      named('progressbar', learner.says('ui.quizFrame.progress')),
      named('heading', asked, 'level=1'),
      holding(named('list', asked), options),
      'status',
      passing,
    ]);
  });

  await test.step('wrong, undone, and right', async () => {
    const { meaning } = await session.question();
    await session.answer('wrong');
    await expectAnswered(1);
    const verdict = learner.says('ui.answerFooter.wrong', { answer: meaning });
    await reads([named('heading', await question(), 'level=1'), announced(verdict), goingOn]);
    const right = `${meaning} ${learner.says('ui.choiceOption.revealed')}`;
    await expect(option(right)).toBeDisabled();
    await expect(option(learner.says('ui.choiceOption.wrong'))).toBeDisabled();

    await page.keyboard.press('z');
    await expect(getQuestion(page)).toBeFocused();
    await expectAnswered(0);
    await expect(getVerdict(page)).toBeEmpty();

    await session.answer('right');
    await reads([announced(learner.says('ui.answerFooter.right')), goingOn]);
    const found = `${meaning} ${learner.says('ui.choiceOption.right')}`;
    await expect(option(found)).toBeDisabled();
  });

  await test.step('the next one, passed', async () => {
    const before = await session.question();
    await page.keyboard.press('Enter');
    await expect(getVerdict(page)).toBeEmpty();
    await expect(getQuestion(page)).toBeFocused();
    const { text, meaning } = await session.question();
    expect(text).not.toBe(before.text);
    await page.keyboard.press('0');
    await reads([announced(learner.says('ui.answerFooter.passed', { answer: meaning })), goingOn]);
    await page.keyboard.press('Enter');
  });

  await test.step('the results', async () => {
    await session.play(['right']);
    const score = learner.says('ui.quizResult.score', { right: 2, total });
    await reads([
      named('heading', `${learner.says('ui.quizResult.fair')} ${score}`, 'level=1'),
      named('button', learner.says('quizResults.retry', { count: 1 })),
    ]);
    const right = { name: learner.says('ui.quizResultRow.right'), exact: true };
    await expect(main.getByRole('listitem').getByRole('img', right)).toHaveCount(2);
  });
});
