/** What signing in is made of stays out of the chunks that every screen loads; */
const account = oneOf(
  'src/auth/(?!account-link|follow|keep|session-atom|sign-out|use-(here|session))',
  'mail-check',
);
/** so do forms, */
const form = oneOf(
  'react-hook-form|validators/|src/form/(?!drafts)|issue-messages|/table/|failure-(text|toast)|user-calls',
  'feedback/dialog|src/edit/(edit-switch|use-)|icons/eye|example-field',
);
/** and what shows words and lists, which a quiz does without, */
const feed = oneOf(
  'src/feed/(?!use-feed.ts)|feed-store|load-more|(list|linked|word)-card|cover-plate|card-(stack|grid)',
  'translation-line|knowing-mark|(list|word|user)-queries|src/knowing/(use-(?!many)|proving-)|knowing-(stage|calls|toast)',
  'contract/src/limits|feedback/(notice|empty-state|error-state)|use-valid-translation',
  'nfiniteQuery(Observer)?\\.',
  '(badge-check|bookmark|cloud-off|plus|rotate-ccw|table-2)\\.mjs',
);
/** what plays a quiz, which all else does without, */
const quiz = oneOf(
  'quiz-engine/src/(quiz|index|card|take-back|side|fold|language|judge-multi|spelling-verdict|laps|streak|points)|undo-2',
  'src/quiz/(answer-foot|asked|board|key-hint|quiz-(actions|face|prompt|question|session)|use-(focus|next-by|shortcuts)|verdict)|/word-face',
);
/** what makes its questions, before it begins, */
const asking =
  'quiz-engine/(?!src/(grade|judge|edit-table|typing-error|spelling-diff|special))|build-pairs|lay-boards|start-quiz|quiz/word-item';
/** what offers them, */
const offer =
  'src/quiz/(missed-word|use-own-words|quiz-(choices|form|material|obstacles|title)|random-seed|read-quiz|use-quiz-offer)';
/** what leads to them, and back, */
const way = 'src/quiz/(play-link|quiz-link|quiz-kind)';
const origin = 'src/quiz/(source-path|use-(named-)?source)';
/** what judges what is typed, letter by letter, */
const spelling = 'spelling-diff|quiz-engine/src/(grade|judge|edit-table|typing-error|special)';
/** the rows of lists, which can be heard, */
const row = oneOf('word-row|sound-button|volume-');
/** what most forms share, */
const field = oneOf(
  'form/(call-form|choice-group|text-area|text-field|switch|form-error|form-failure)|validators/',
);
/** what makes and keeps lists and tables, */
const shelf = oneOf(
  'src/shelf/|src/(list|table)/(?!list-queries|(list|table)-card)|edit/(save-state|use-edits)',
  'useMutationState',
);
/** with what others take one by one, */
const tool = oneOf(
  'action/menu|offer-file|use-settled|use-edit-mode|share-button|hand-on|arrow-(up|down)[a-z-]*\\.mjs',
  '(ellipsis|list-checks|download|lock|pencil|clipboard-paste|share-2|bookmark-check|table-2|plus|trash)\\.mjs',
);
/** what words are edited and judged with, */
const edit = oneOf(
  'src/(contribution|reaction|translation|image|moderation)/|src/tag/(tags-of|tag-calls|refresh)',
  'src/word/(word-(calls|options|text-field)|privacy|is-secret)|fetch-with-progress|translation-(group|row)|speech-part-mess|layout/tabs',
  '(tag|eye|eye-off|trash|thumbs-up|thumbs-down|camera|image-plus|pin)\\.mjs',
);
/** what marks many words at once, */
const many = 'words-(menu|progress)|use-many';
/** what leads on from a round that was played, */
const after = 'src/quiz/(settings-link|use-reachable|words-of)';
/** what keeps what was played, which follows the first paint, */
const keeping = oneOf('src/quiz/(kept-round|merge-rounds|quiz-queries)|merge-marked');
/** and what suggests as one types, shows the feeds of a language, or thousands of rows. */
const search = oneOf(
  'downshift|compute-scroll|prop-types|react-is|tslib|babel/runtime|(react-virtual|virtual-core)/',
  'src/search/|language-feed|feed-pages|src/feed/use-feed.ts|word-cards|add-word-link',
);
/** Not even the largest chunk takes these: few pages need them. */
const rare = oneOf(
  search,
  'useMutationState|[iI]nfiniteQuery(Observer)?\\.|icu-messageformat-parser/index|icu-skeleton-parser|react-hook-form',
);

/**
 * A few chunks hold what several screens need: dozens of small ones cost a round trip each, and
 * compress badly. The message parser stays out, for only other languages need it.
 */
export const chunks = [
  { name: 'vendor', test: new RegExp(`node_modules(?!.*(${oneOf(rare, 'lucide-react')}))`) },
  {
    name: 'shared',
    minShareCount: 2,
    test: new RegExp(
      `^(?!.*(${oneOf(account, form, feed, quiz, asking, offer, way, origin, 'use-drag|use-glide|fold-case|icons/minus|home-section|own-words-source|word-example|keep-focus|focus-place|storage/new-id', spelling, row, shelf, tool, edit, many, after, keeping, search)}))`,
    ),
  },
  { name: 'quizzes', minShareCount: 2, test: new RegExp(quiz) },
  { name: 'dragging', minShareCount: 2, test: /use-drag|use-glide|fold-case/ },
  { name: 'ways', minShareCount: 2, test: new RegExp(way) },
  { name: 'questions', minShareCount: 2, test: new RegExp(asking) },
  { name: 'spelling', minShareCount: 2, test: new RegExp(spelling) },
  { name: 'sounds', minShareCount: 2, test: new RegExp(oneOf('sound-button|volume-', origin)) },
  { name: 'feeds', minShareCount: 2, test: new RegExp(feed) },
  { name: 'tools', minShareCount: 2, test: new RegExp(tool) },
  { name: 'marks', minShareCount: 2, test: new RegExp(oneOf(many, after)) },
  { name: 'fields', minShareCount: 2, test: new RegExp(field) },
  { name: 'accounts', minShareCount: 2, test: new RegExp(oneOf(account, 'form-sheet')) },
  {
    name: 'pasting',
    minShareCount: 2,
    test: /list\/(paste-area|read-text)/,
  },
  {
    name: 'previews',
    minShareCount: 2,
    test: /list\/(import-prev|preview-l|pasted|use-import)/,
  },
  { name: 'shelves', minShareCount: 2, test: /src\/shelf\// },
  { name: 'tables', minShareCount: 2, test: /src\/table\/table-(calls|queries)/ },
  { name: 'dialogs', minShareCount: 2, test: /feedback\/dialog|dialog-form/ },
  {
    name: 'browsing',
    minShareCount: 2,
    test: /use-feed\.ts|language-feed|feed-pages|table-cards?\.|new-(list|table)-link|add-word-link|use-search-text/,
  },
  {
    name: 'entries',
    minShareCount: 2,
    test: /image-credit|speech-part|icons\/tag|status-badge|form\/checkbox/,
  },
  {
    name: 'editing',
    minShareCount: 2,
    test: /example-field|privacy-field|word-calls|word-text-field|translation-(group|row)|entry-status|is-secret/,
  },
  { name: 'rounds', minShareCount: 2, test: new RegExp(keeping) },
];

function oneOf(...patterns: string[]): string {
  return patterns.join('|');
}
