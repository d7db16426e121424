import * as kit from '@wordhoard/ui';
import type { ReactElement, Ref } from 'react';
import { vi } from 'vitest';

interface NativeProps {
  ref: Ref<never>;
  className: string;
  'data-part': string;
}

const apple = { text: 'apple', lang: 'en' };
const none = vi.fn();
const content = { kind: 'word', word: apple } as const;

/** Every component of the kit with its required props. */
export const samples: Record<string, (native: NativeProps) => ReactElement> = {
  ActionCard: (native) => <kit.ActionCard {...native} icon={null} title="Go" text="There" />,
  ActivityCalendar: (native) => <kit.ActivityCalendar {...native} label="A year" days={[]} />,
  ActivityChart: (native) => <kit.ActivityChart {...native} label="Answers" bars={[]} />,
  BarList: (native) => <kit.BarList {...native} label="Words" bars={[]} />,
  Button: (native) => <kit.Button {...native}>Go</kit.Button>,
  ButtonLink: (native) => (
    <kit.ButtonLink {...native} href="#there">
      Go
    </kit.ButtonLink>
  ),
  CardGrid: (native) => (
    <kit.CardGrid {...native}>
      <p>apple</p>
    </kit.CardGrid>
  ),
  ButtonRow: (native) => <kit.ButtonRow {...native}>Go</kit.ButtonRow>,
  CardBoard: (native) => (
    <kit.CardBoard
      {...native}
      front={content}
      answers={[apple]}
      isFlipped={false}
      onFlip={none}
      onJudge={none}
    />
  ),
  CardStack: (native) => <kit.CardStack {...native}>apple</kit.CardStack>,
  Checkbox: (native) => <kit.Checkbox {...native} label="Sound" />,
  ChoiceGroup: (native) => (
    <kit.ChoiceGroup
      {...native}
      label="Theme"
      options={[{ value: 'a', label: 'A' }]}
      value="a"
      onChange={none}
    />
  ),
  ChoiceOption: (native) => (
    <kit.ChoiceOption {...native} content={content} state="idle" onChoose={none} />
  ),
  Combobox: (native) => (
    <kit.Combobox
      {...native}
      label="Word"
      value=""
      onInputChange={none}
      options={[]}
      onChoose={none}
    />
  ),
  DataGrid: (native) => (
    <kit.DataGrid
      {...native}
      label="Verbs"
      columns={[]}
      rows={[]}
      onCellChange={none}
      columnMenu={none}
      rowMenu={none}
    />
  ),
  DatePicker: (native) => (
    <kit.DatePicker
      {...native}
      label="Day"
      value={null}
      onChange={none}
      today="2026-03-12"
      isClearable
    />
  ),
  DefinitionRow: (native) => (
    <kit.DefinitionRow
      {...native}
      definition={{ text: 'a round fruit', lang: 'en', href: '#fruit' }}
      words={[{ ...apple, href: '#apple' }]}
      knowing={3}
      onKnowingChange={none}
    />
  ),
  Dialog: (native) => <kit.Dialog {...native} title="Sure?" isOpen={false} onClose={none} />,
  Disclosure: (native) => <kit.Disclosure {...native} summary="Options" />,
  EditableText: (native) => (
    <kit.EditableText
      {...native}
      label="Translation"
      value="apple"
      invitation="Add one"
      typed={undefined}
      onType={none}
      onSave={none}
    />
  ),
  EmptyState: (native) => <kit.EmptyState {...native} title="Nothing" />,
  ErrorState: (native) => <kit.ErrorState {...native} />,
  FormError: (native) => <kit.FormError {...native}>Wrong</kit.FormError>,
  FormTable: (native) => (
    <kit.FormTable {...native} lang="de" groups={[{ kind: 'plural', texts: ['Äpfel'] }]} />
  ),
  GoalRing: (native) => (
    <kit.GoalRing {...native} label="Goal" done={1} target={10} caption="of 10 words" />
  ),
  Headword: (native) => <kit.Headword {...native} word={apple} />,
  HomographChoice: (native) => (
    <kit.HomographChoice
      {...native}
      words={[{ homograph: 1, word: apple, translations: [] }]}
      value={1}
      onChange={none}
    />
  ),
  IconButton: (native) => <kit.IconButton {...native} label="Close" icon={<kit.CloseIcon />} />,
  KnowingBar: (native) => <kit.KnowingBar {...native} known={1} learning={2} total={5} />,
  KnowingMark: (native) => <kit.KnowingMark {...native} word="apple" knowing={3} onChange={none} />,
  LessonFinish: (native) => (
    <kit.LessonFinish {...native} words={[]} actions={<button type="button">Next</button>} />
  ),
  LetterMatchBoard: (native) => (
    <kit.LetterMatchBoard
      {...native}
      prompt={content}
      lang="es"
      slots={[{ kind: 'letter' }]}
      letters={['a']}
      placed={[null]}
      outcome={undefined}
      onPlace={none}
      onNext={none}
    />
  ),
  ListCard: (native) => (
    <kit.ListCard
      {...native}
      name="Fruit"
      href="#fruit"
      languageName="English"
      wordCount={3}
      images={[]}
    />
  ),
  LoadMore: (native) => (
    <kit.LoadMore {...native} shown={1} total={2} state="idle" onLoadMore={none} />
  ),
  MatchUpBoard: (native) => (
    <kit.MatchUpBoard
      {...native}
      prompts={[{ id: 'a', content }]}
      answers={[{ id: 'a', content }]}
      joined={[]}
      outcome={undefined}
      onJoin={none}
      onNext={none}
    />
  ),
  Menu: (native) => <kit.Menu {...native} label="More" items={[]} />,
  MultipleChoiceBoard: (native) => (
    <kit.MultipleChoiceBoard
      {...native}
      prompt={content}
      options={[{ id: 'a', content }]}
      correct="a"
      chosen={undefined}
      onChoose={none}
      onNext={none}
    />
  ),
  Notice: (native) => (
    <kit.Notice {...native} tone="bad">
      Not saved
    </kit.Notice>
  ),
  NumberField: (native) => (
    <kit.NumberField {...native} label="Words" value={5} min={1} max={9} onChange={none} />
  ),
  PageHeader: (native) => <kit.PageHeader {...native} title="Lists" />,
  PasswordField: (native) => <kit.PasswordField {...native} label="Password" />,
  WordImage: (native) => <kit.WordImage {...native} src="/apple.svg" alt="an apple" />,
  ImagePicker: (native) => (
    <kit.ImagePicker {...native} label="A picture" accept=".png" onChoose={none} />
  ),
  PlanCalendar: (native) => (
    <kit.PlanCalendar
      {...native}
      month="2026-03"
      onMonthChange={none}
      today="2026-03-12"
      selected={null}
      onSelect={none}
      postsOn={() => ({ planned: 2 })}
      onMove={none}
    />
  ),
  PlanCard: (native) => (
    <kit.PlanCard
      {...native}
      title="Fruit"
      progress="3 of 9 learned"
      learned={3}
      total={9}
      status="Done tomorrow"
      actions={null}
    />
  ),
  Popover: (native) => (
    <kit.Popover {...native} label="Languages" value="German" icon={<kit.LanguageIcon />}>
      <p>apple</p>
    </kit.Popover>
  ),
  PostHandle: (native) => <kit.PostHandle {...native} post="fruit" />,
  PostPreview: (native) => (
    <kit.PostPreview
      {...native}
      network="telegram"
      channel="Words"
      text={[{ kind: 'plain', text: 'apple' }]}
      lang="en"
      time="09:30"
      length={5}
      maxLength={1024}
    />
  ),
  PinButton: (native) => (
    <kit.PinButton {...native} subject="apple" isPinned={false} onChange={none} />
  ),
  ProgressBar: (native) => <kit.ProgressBar {...native} label="Answered" value={1} max={2} />,
  QuizPicture: (native) => <kit.QuizPicture {...native} of="gap" />,
  QuizFrame: (native) => (
    <kit.QuizFrame
      {...native}
      title="Fruit"
      answered={0}
      total={1}
      isMuted={false}
      onMutedChange={none}
      onLeave={none}
      kind="cards"
    />
  ),
  QuizResult: (native) => (
    <kit.QuizResult {...native} rows={[]} seconds={0} points={0} bestStreak={0} next={null} />
  ),
  ReactionButtons: (native) => (
    <kit.ReactionButtons
      {...native}
      subject="apple"
      likeCount={1}
      dislikeCount={0}
      reaction={null}
      onChange={none}
    />
  ),
  ScrollArea: (native) => <kit.ScrollArea {...native} label="Verbs" />,
  SearchField: (native) => <kit.SearchField {...native} label="Search" />,
  Section: (native) => <kit.Section {...native} title="Words" />,
  Select: (native) => <kit.Select {...native} label="Language" options={[]} />,
  Shell: (native) => <kit.Shell {...native} homeHref="#" destinations={[]} />,
  SkeletonList: (native) => <kit.SkeletonList {...native} shape="row" count={1} />,
  SortableList: (native) => (
    <kit.SortableList {...native} items={[]} getName={() => ''} onMove={none}>
      {none}
    </kit.SortableList>
  ),
  SoundRecorder: (native) => (
    <kit.SoundRecorder
      {...native}
      label="A recording"
      state="ready"
      level={0}
      seconds={0}
      maxSeconds={10}
      onStart={none}
      onStop={none}
      accept=".wav"
      onChoose={none}
    />
  ),
  SoundButton: (native) => <kit.SoundButton {...native} word="apple" onPlay={none} />,
  SpellingDiff: (native) => <kit.SpellingDiff {...native} lang="en" segments={[]} />,
  StreakBadge: (native) => <kit.StreakBadge {...native} days={5} isTodayActive />,
  UnitStep: (native) => (
    <kit.UnitStep
      {...native}
      number={2}
      name="Say who you are"
      href="#unit"
      wordCount={20}
      learnedCount={5}
    />
  ),
  StatusLine: (native) => <kit.StatusLine {...native}>Offline</kit.StatusLine>,
  StatusBadge: (native) => <kit.StatusBadge {...native} status={3} />,
  SpellingBoard: (native) => (
    <kit.SpellingBoard
      {...native}
      prompt={content}
      label="Answer"
      lang="es"
      letters={['ñ']}
      outcome={undefined}
      onAnswer={none}
      onPass={none}
      onDispute={none}
      onNext={none}
    />
  ),
  Switch: (native) => <kit.Switch {...native} label="Sound" />,
  TableCard: (native) => (
    <kit.TableCard
      {...native}
      name="Verbs"
      href="#verbs"
      languageName="English"
      rowCount={3}
      columnCount={2}
    />
  ),
  Tabs: (native) => <kit.Tabs {...native} label="Parts" tabs={[]} />,
  TeachCard: (native) => (
    <kit.TeachCard {...native} word={apple} translations={[apple]} onNext={none} />
  ),
  TextArea: (native) => <kit.TextArea {...native} label="Note" />,
  TextField: (native) => <kit.TextField {...native} label="Name" />,
  ToastRegion: (native) => <kit.ToastRegion {...native} toasts={[]} onDismiss={none} />,
  TranslationGroup: (native) => <kit.TranslationGroup {...native} partOfSpeech="noun" />,
  TranslationLine: (native) => <kit.TranslationLine {...native} translations={[apple]} />,
  TranslationRow: (native) => <kit.TranslationRow {...native} translation={apple} />,
  WeekStrip: (native) => <kit.WeekStrip {...native} label="This week" days={[]} />,
  WordCard: (native) => (
    <kit.WordCard
      {...native}
      word={apple}
      translations={[]}
      href="#apple"
      knowing={3}
      onKnowingChange={none}
    />
  ),
  WordExample: (native) => <kit.WordExample {...native} text="I eat an apple." lang="en" />,
  WordGrammar: (native) => <kit.WordGrammar {...native} word={apple} plural="apples" />,
  WrittenWord: (native) => <kit.WrittenWord {...native} word={apple} />,
  WordRow: (native) => (
    <kit.WordRow
      {...native}
      word={apple}
      translations={[]}
      href="#apple"
      knowing={3}
      onKnowingChange={none}
    />
  ),
  WordLine: (native) => <kit.WordLine {...native} word={apple} />,
  WordStrength: (native) => (
    <kit.WordStrength {...native} strength={2} nextReview="Next review tomorrow" />
  ),
};
