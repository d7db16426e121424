import type { Answer } from './failure-order.ts';
import {
  createStatus,
  type MastodonLimits,
  type MastodonMedia,
  type MastodonPoll,
  type MastodonPost,
  type MastodonState,
  notFound,
  refusal,
  success,
  toStatus,
} from './mastodon-status.ts';
import { type NetworkServer, type ReceivedCall, startNetworkServer } from './network-server.ts';

export interface MastodonServer extends NetworkServer {
  /** The token of its account. */
  token: string;
  posts: readonly MastodonPost[];
  media: readonly MastodonMedia[];
  limits: MastodonLimits;
  account: MastodonState['account'];
  /** The rights of the token's application; undefined: the instance is too old to say. */
  setScopes(scopes: readonly string[] | undefined): void;
  revokeToken(): void;
  /** From now on, pictures stay unprocessed. */
  stopProcessing(): void;
  vote(id: string, option: number, voters?: number): void;
  expirePoll(id: string): void;
}

/** A server with the API of Mastodon, as far as campaigns use it. */
export async function startMastodonServer(port = 0): Promise<MastodonServer> {
  const token = `test-token-of-mastodon-${'x'.repeat(20)}`;
  const state = emptyInstance(token);
  const server = await startNetworkServer(
    {
      methodOf: readRoute,
      answer: (call) => answer(state, call),
      limited: (seconds) => ({
        ...refusal(429, 'Too many requests'),
        headers: { 'X-RateLimit-Reset': new Date(Date.now() + seconds * 1_000).toISOString() },
      }),
      error: refusal,
    },
    port,
  );
  state.url = server.url;
  Object.assign(state.account, {
    display_name: 'Test words',
    acct: 'words',
    url: `${server.url}/@words`,
  });
  const findPoll = (id: string): MastodonPoll => {
    const poll = state.posts.find((post) => post.id === id)?.poll;
    if (poll === null || poll === undefined) throw new Error('There is no such poll');
    return poll;
  };
  return {
    ...server,
    token,
    posts: state.posts,
    media: state.media,
    limits: state.limits,
    account: state.account,
    setScopes(scopes) {
      state.scopes = scopes;
    },
    revokeToken() {
      state.token = null;
    },
    stopProcessing() {
      state.isBusy = true;
    },
    vote(id, option, voters = 1) {
      const { votes } = findPoll(id);
      votes[option] = (votes[option] ?? 0) + voters;
    },
    expirePoll(id) {
      findPoll(id).isExpired = true;
    },
  };
}

const emptyInstance = (token: string): MastodonState => ({
  token,
  scopes: ['read', 'write'],
  posts: [],
  media: [],
  url: '',
  keys: new Map(),
  limits: defaultLimits(),
  account: { id: '1', display_name: '', acct: '', url: '' },
  isBusy: false,
});

const defaultLimits = (): MastodonLimits => ({
  max_characters: 500,
  characters_reserved_per_url: 23,
  max_options: 4,
  max_characters_per_option: 50,
  min_expiration: 300,
  max_expiration: 2_629_746,
});

const readRoute = ({ verb, path }: ReceivedCall): string =>
  `${verb} ${path.replace(/\/\d+$/, '/:id')}`;

type Method = (state: MastodonState, call: ReceivedCall, id: string) => Answer;

function answer(state: MastodonState, call: ReceivedCall): Answer {
  if (call.headers.authorization !== `Bearer ${state.token}`)
    return refusal(401, 'The access token is invalid');
  const id = /\/(\d+)$/.exec(call.path)?.[1] ?? '';
  const method = methods[readRoute(call)];
  return method === undefined ? notFound : method(state, call, id);
}

const methods: Readonly<Record<string, Method>> = {
  'GET /api/v1/accounts/verify_credentials': ({ account }) => success(account),
  'GET /api/v1/apps/verify_credentials': ({ scopes }) =>
    success({ name: 'Test', ...(scopes && { scopes }) }),
  'GET /api/v2/instance': ({ limits }) => success(instanceWith(limits)),
  'POST /api/v2/media': upload,
  'GET /api/v1/media/:id': ({ media, url, isBusy }, _call, id) => {
    if (!media.some((medium) => medium.id === id)) return notFound;
    if (isBusy) return { status: 206, body: { id, url: null } };
    return success({ id, url: `${url}/media/${id}` });
  },
  'POST /api/v1/statuses': createStatus,
  'GET /api/v1/statuses/:id': (state, _call, id) => {
    const post = state.posts.find((candidate) => candidate.id === id);
    return post === undefined ? notFound : success(toStatus(state, post));
  },
};

const instanceWith = (limits: MastodonLimits) => ({
  domain: 'words.example',
  configuration: {
    statuses: {
      max_characters: limits.max_characters,
      characters_reserved_per_url: limits.characters_reserved_per_url,
    },
    polls: {
      max_options: limits.max_options,
      max_characters_per_option: limits.max_characters_per_option,
      min_expiration: limits.min_expiration,
      max_expiration: limits.max_expiration,
    },
  },
});

/** The instance processes pictures after its answer, which is 202 then. */
function upload({ media }: MastodonState, { fields, files }: ReceivedCall): Answer {
  const file = files.get('file');
  if (file === undefined) return refusal(422, "Validation failed: File can't be blank");
  const id = String(media.length + 1);
  media.push({ ...file, id, description: String(fields['description'] ?? '') });
  return { status: 202, body: { id, url: null } };
}
