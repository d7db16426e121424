import {
  isAcceptedFile,
  isEmail,
  isNumeric,
  isPassword,
  isSameText,
  isSlug,
  isTagCode,
  isUsername,
  toNumber,
} from '@wordhoard/validators';
import { Bench } from 'tinybench';

interface Subject {
  readonly run: (text: string) => unknown;
  readonly typical: string;
  /** A text that is valid up to its last characters. */
  readonly hostile: (length: number) => string;
}

const subjects: Record<string, Subject> = {
  isSlug: { run: isSlug, typical: 'irregular-verbs', hostile: (n) => `${'a-'.repeat(n / 2)}!` },
  isUsername: { run: isUsername, typical: 'reader42', hostile: (n) => `${'a'.repeat(n)}!` },
  isTagCode: { run: isTagCode, typical: 'sea-food', hostile: (n) => `${'a-'.repeat(n / 2)}!` },
  isEmail: { run: isEmail, typical: 'reader@example.org', hostile: (n) => 'a@a.'.repeat(n / 4) },
  isPassword: { run: isPassword, typical: 'Word+hoard1', hostile: (n) => `${'a'.repeat(n)}#` },
  isNumeric: { run: isNumeric, typical: '12345', hostile: (n) => `${'1'.repeat(n)}x` },
  toNumber: { run: toNumber, typical: '12.5', hostile: (n) => `${'1'.repeat(n)}.x` },
  isAcceptedFile: {
    run: (fileName) => isAcceptedFile(fileName, '.png, .jpg'),
    typical: 'apple.jpg',
    // Above 128 kB, V8 allocates the lower-case copy as a large object, which halves the speed.
    hostile: (n) => `.${'p'.repeat(n)}`,
  },
  'isAcceptedFile (list)': {
    run: (accept) => isAcceptedFile('apple.jpg', accept),
    typical: '.png, .jpg',
    hostile: (n) => ' ,.'.repeat(n / 3),
  },
  isSameText: {
    run: (text) => isSameText(text, ' Apple '),
    typical: 'apple',
    hostile: (n) => `${' '.repeat(n / 2)}A${' '.repeat(n / 2)}`,
  },
};

// A single call on a short text is shorter than the resolution of the clock.
const calls = { typical: 1000, hostile: 10 };
const length = 100_000;

const bench = new Bench({ time: 200, iterations: 20, warmupTime: 50, warmupIterations: 5 });
for (const [name, { run, typical, hostile }] of Object.entries(subjects)) {
  addTask(`${name}, typical`, run, typical, calls.typical);
  addTask(`${name}, 100 kB`, run, hostile(length), calls.hostile);
  addTask(`${name}, 200 kB`, run, hostile(2 * length), calls.hostile);
}
await bench.run();

console.table(
  Object.fromEntries(
    Object.keys(subjects).map((name) => {
      const typical = median(`${name}, typical`) / calls.typical;
      const hostile = median(`${name}, 100 kB`) / calls.hostile;
      const twiceAsLong = median(`${name}, 200 kB`) / calls.hostile;
      return [
        name,
        {
          'typical, ops/s': perSecond(typical),
          'hostile 100 kB, ops/s': perSecond(hostile),
          'time 200 kB / 100 kB': (twiceAsLong / hostile).toFixed(2),
        },
      ];
    }),
  ),
);

function addTask(name: string, run: Subject['run'], text: string, callCount: number): void {
  bench.add(name, () => {
    let last: unknown;
    for (let call = 0; call < callCount; call += 1) last = run(text);
    return last;
  });
}

/** The median latency in milliseconds. */
function median(taskName: string): number {
  const result = bench.getTask(taskName)?.result;
  if (result?.state !== 'completed') throw new Error(`${taskName} did not complete`);
  return result.latency.p50;
}

function perSecond(milliseconds: number): string {
  return Math.round(1000 / milliseconds).toLocaleString('en');
}
