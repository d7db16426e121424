import type { Change } from '@wordhoard/contract';
import type { Caller } from '../auth/caller.ts';
import type { Listener } from '../database/database.ts';
import type { Told } from './tell.ts';

/** A browser that wants to hear what changes in its account. */
export interface Follower {
  tell(change: Change): void;
  /** Keeps the connection from being taken for dead. */
  beat(): void;
  end(): void;
}

type Account = Pick<Caller, 'id' | 'sessionId'>;

/** The browsers that are connected to this server, and what is told to each of them. */
export interface ChangeHub extends Listener {
  /** Until the function that it answers is called. */
  follow(account: Account, follower: Follower): () => void;
  close(): void;
}

/** A browser has one connection for all its tabs. */
const mostOfOneAccount = 10;
const beatMilliseconds = 5_000;

interface Following {
  sessionId: string;
  follower: Follower;
}

export function createChangeHub(): ChangeHub {
  const byAccount = new Map<string, Set<Following>>();
  const everybody = () => [...byAccount.values()].flatMap((followings) => [...followings]);
  const beating = setInterval(() => {
    for (const { follower } of everybody()) follower.beat();
  }, beatMilliseconds).unref();

  function endAll(followings: readonly Following[]): void {
    for (const { follower } of followings) follower.end();
  }

  return {
    follow({ id, sessionId }, follower) {
      const followings = byAccount.get(id) ?? new Set();
      byAccount.set(id, followings);
      const following = { sessionId, follower };
      followings.add(following);
      // One that is gone without a word is among the oldest.
      endAll([...followings].slice(0, -mostOfOneAccount));
      return () => {
        followings.delete(following);
        if (followings.size === 0 && byAccount.get(id) === followings) byAccount.delete(id);
      };
    },
    hear(message) {
      const { userId, ...told }: Told = JSON.parse(message);
      const followings = [...(byAccount.get(userId) ?? [])];
      if (told.kind === 'session-ended') {
        endAll(followings.filter(({ sessionId }) => sessionId === told.sessionId));
      } else if (told.kind === 'sessions-ended') {
        endAll(followings.filter(({ sessionId }) => sessionId !== told.keptId));
      } else {
        for (const { follower } of followings) follower.tell(told);
      }
    },
    missed: () => endAll(everybody()),
    close() {
      clearInterval(beating);
      endAll(everybody());
    },
  };
}
