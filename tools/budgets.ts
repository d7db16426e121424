/** What the product may cost. `pnpm bench` measures all of it, `pnpm test` the sizes. */
export const budgets = {
  /** JavaScript in kB, compressed with gzip. */
  homeScripts: 150,
  firstQuestionScripts: 165,
  furtherScripts: 50.5,
  /** Requests for scripts until the home page rests. */
  homeScriptRequests: 30,
  /** A first visit on 1.6 Mbit/s, 150 ms, with a processor 4 times slower: milliseconds. */
  firstPaint: 600,
  largestPaint: 900,
  blocking: 100,
  layoutShift: 0.02,
  /** The same once the service worker has stored the app. */
  secondFirstPaint: 300,
  secondLargestPaint: 500,
  /** Milliseconds with a processor 4 times slower. */
  interaction: 150,
  /** Of 100, the least. */
  lighthouse: 97,
  /**
   * The 95th percentile in milliseconds on PostgreSQL: feeds and searches at a million words with 10 clients
   * who pause for a tenth of a second on average;
   * due words, lessons and feeds of a learner with 10,000 words and 50,000 reviews, who is the only client.
   */
  feed: 20,
  /** The same for what reads up to a thousand words or thousands of reviews of the learner, and for what an admin decides. */
  ownWords: 200,
  /** Megabytes of a server and its database connections after 100,000 different anonymous requests. */
  memory: 600,
  /**
   * An import of a dictionary of 500,000 entries into PostgreSQL: rows of words and translations that it writes in a
   * second, and megabytes of its process.
   */
  importedRows: 15_000,
  importMemory: 700,
  /** The same into the embedded database, which runs in the process of the import. */
  embeddedImportMemory: 1_000,
  /**
   * An Anki package of 20,000 notes with 200,000 reviews, or of 500 MB with pictures: seconds of the server's processor,
   * and its megabytes.
   */
  packageProcessor: 180,
  packageMemory: 700,
  foreignHosts: 0,
};

/**
 * Controls, which do the least that the measured thing could do, as fast as they were where the budgets of time hold.
 * Where a control is slower in the same run, so is the machine, and the budgets of time grow as much.
 */
export const controls = {
  /** Milliseconds until a page of React alone paints, in the profile of a first visit. */
  barePaint: 780,
  /** The same once a service worker has stored that page. */
  secondBarePaint: 200,
  /** Milliseconds for which that page is blocked, on either visit. */
  bareBlocking: 15,
  /** Requests in a second to a bare HTTP server that sends 10,000 bytes to 10 clients. */
  bareRequests: 8_000,
};

export interface Figure {
  name: string;
  value: number;
  budget: number;
  unit?: string;
  /** For a figure that may not be smaller than its budget. */
  isMinimum?: boolean;
  /** How many times slower its control was than on the machine of the budget. */
  slowness?: number;
}

/** Prints figures beside their budgets, and makes the process fail if one is exceeded. */
export function report(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`);
  for (const figure of figures) {
    const { name, value, budget, unit = '', isMinimum, slowness = 1 } = figure;
    const isExceeded = exceeds(figure);
    const figureText = `${Number(value.toFixed(3))} ${unit}`.padStart(12);
    const scaleText = slowness > 1 ? ` × ${slowness.toFixed(1)}, as slow as the control` : '';
    const budgetText = `${isMinimum ? 'at least' : 'at most'} ${budget} ${unit}${scaleText}`;
    console.log(
      `  ${name.padEnd(46)} ${figureText}   ${budgetText}${isExceeded ? '   EXCEEDED' : ''}`,
    );
    if (isExceeded) process.exitCode = 1;
  }
}

export const exceeds = ({ value, budget, isMinimum = false, slowness = 1 }: Figure): boolean =>
  isMinimum ? value < budget : value > budget * Math.max(1, slowness);
