import { watchEventLoop } from '../src/database/watch-event-loop.ts';

/** Lives for a while, and then goes in circles for ever. */
const stop = watchEventLoop({ longestSilenceMilliseconds: 1_000, message: 'it stands still' });
process.stdout.write('ready at http://nowhere\n');
setTimeout(() => {
  process.stdout.write('still here\n');
  if (process.env['IS_PATIENT']) {
    stop();
    return;
  }
  for (;;);
}, 1_500);
