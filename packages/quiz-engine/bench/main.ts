import {
  addResult,
  createQuiz,
  deleteResult,
  goToNext,
  gradeSpelling,
  pickDistractors,
  type Quiz,
  type QuizAnswer,
  shuffleLetters,
  undo,
} from '@wordhoard/quiz-engine';
import { Bench } from 'tinybench';

const bench = new Bench({ time: 300, warmupTime: 100 });

for (const size of [20, 1000]) {
  const pairs = Array.from({ length: size }, (_, index) => ({ word: { id: `word-${index}` } }));
  const half = answerFirst(createQuiz({ pairs }), size / 2);
  const next = { wordId: `word-${size / 2}`, correct: true };
  bench
    .add(`addResult, ${size} pairs half answered`, () => addResult(half, next))
    .add(`goToNext, ${size} pairs half answered`, () => goToNext(half))
    .add(`deleteResult, ${size} pairs half answered`, () => deleteResult(half, 'word-0'))
    .add(`undo, ${size} pairs half answered`, () => undo(half));
}

for (const size of [20, 1000, 10_000]) {
  const pool = Array.from({ length: size }, (_, index) => buildAnswer(index));
  const asked = buildAnswer(0);
  bench.add(`pickDistractors, 3 of ${size}`, () => pickDistractors(asked, pool, 3, Math.random));
}

const long = 'Rindfleischetikettierungsüberwachung '.repeat(6).slice(0, 200);
const longTypo = `${long.slice(0, 98)}xy${long.slice(100)}`;
const german = { accepted: ['der Kühlschrank', 'der Eisschrank'], langCode: 'de' };
bench
  .add('gradeSpelling, 11 letters, exact', () =>
    gradeSpelling({ ...german, answer: 'der Kühlschrank' }),
  )
  .add('gradeSpelling, 11 letters, lenient', () =>
    gradeSpelling({ ...german, answer: 'kuehlschrank' }),
  )
  .add('gradeSpelling, 11 letters, wrong', () => gradeSpelling({ ...german, answer: 'Backofen' }))
  .add('gradeSpelling, 200 letters, two typing errors', () =>
    gradeSpelling({ accepted: [long], langCode: 'de', answer: longTypo }),
  )
  .add('gradeSpelling, 100,000 letters, wrong', () =>
    gradeSpelling({ ...german, answer: 'x'.repeat(100_000) }),
  )
  .add('shuffleLetters, 11 letters', () => shuffleLetters('Kühlschrank', Math.random))
  .add('shuffleLetters, 200 letters', () => shuffleLetters(long, Math.random));

await bench.run();

for (const { name, result } of bench.tasks) {
  if (result.state !== 'completed') throw new Error(`${name} ended as ${result.state}`);
  const micros = result.latency.p50 * 1000;
  console.log(`${name.padEnd(48)}${micros.toFixed(2).padStart(10)} µs`);
}

function answerFirst(quiz: Quiz, count: number): Quiz {
  return quiz.pairs
    .slice(0, count)
    .reduce((answered, { word }) => addResult(answered, { wordId: word.id, correct: true }), quiz);
}

function buildAnswer(index: number): QuizAnswer {
  const text = `word number ${index}`;
  return {
    wordId: text,
    text,
    accepted: [text],
    langCode: 'en',
    speechPartId: index % 3,
    group: `list ${index % 5}`,
  };
}
