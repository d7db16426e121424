/** Room to bring the question and its options together, away from the edges of the screen. */
export const roomyBoard = '(min-width: 40rem) and (min-height: 32.01rem)';

/** Lower than it is wide: the options stand beside the question. */
export const flatBoard = '(min-width: 36rem) and (max-height: 32rem)';

/** Not much height: everything moves up, so that the options and the foot stay in sight. */
export const lowBoard = '(max-height: 42rem)';

/** High enough for the foot to stay in sight without covering most of the question. */
export const footedBoard = '(min-height: 20rem)';
