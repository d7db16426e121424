export {
  ActionCard,
  ActionCardLink,
  type ActionCardLinkProps,
  type ActionCardProps,
} from './action/action-card.tsx';
export type { ButtonVariant } from './action/button.tsx';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  ButtonRow,
} from './action/button.tsx';
export { IconButton, type IconButtonProps } from './action/icon-button.tsx';
export { Menu, type MenuItem, type MenuProps } from './action/menu.tsx';
export { Popover, type PopoverProps } from './action/popover.tsx';
export { MonthCalendar, type MonthCalendarProps } from './calendar/month-calendar.tsx';
export { PlanCalendar, type PlanCalendarProps } from './campaign/plan-calendar.tsx';
export { PostHandle, type PostHandleProps } from './campaign/post-handle.tsx';
export type { PostCounts } from './campaign/post-marks.tsx';
export {
  type PostNetwork,
  type PostPicture,
  PostPreview,
  type PostPreviewProps,
  type PostSegment,
} from './campaign/post-preview.tsx';
export type { PostQuizContent } from './campaign/post-quiz.tsx';
export { ActivityCalendar, type ActivityCalendarProps } from './chart/activity-calendar.tsx';
export {
  type ActivityBar,
  ActivityChart,
  type ActivityChartProps,
} from './chart/activity-chart.tsx';
export type { CalendarDay } from './chart/calendar-layout.ts';
export { ImagePicker, type ImagePickerProps } from './contribution/image-picker.tsx';
export { PinButton, type PinButtonProps } from './contribution/pin-button.tsx';
export type { Reaction } from './contribution/reaction-buttons.tsx';
export { ReactionButtons, type ReactionButtonsProps } from './contribution/reaction-buttons.tsx';
export {
  type RecorderState,
  SoundRecorder,
  type SoundRecorderProps,
} from './contribution/sound-recorder.tsx';
export { type Status, StatusBadge, type StatusBadgeProps } from './contribution/status-badge.tsx';
export { Dialog, type DialogProps } from './feedback/dialog.tsx';
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
} from './feedback/empty-and-error-state.tsx';
export { restoreLostFocus } from './feedback/focus-recovery.ts';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar.tsx';
export {
  Skeleton,
  SkeletonList,
  type SkeletonListProps,
  type SkeletonShape,
} from './feedback/skeleton.tsx';
export { Toast, type ToastAction, type ToastProps, type ToastTone } from './feedback/toast.tsx';
export {
  type ToastContent,
  ToastRegion,
  type ToastRegionProps,
} from './feedback/toast-region.tsx';
export {
  Checkbox,
  type CheckboxProps,
} from './form/checkbox.tsx';
export { type CardChoice, ChoiceCards, type ChoiceCardsProps } from './form/choice-cards.tsx';
export { type Choice, ChoiceGroup, type ChoiceGroupProps } from './form/choice-group.tsx';
export { Combobox, type ComboboxProps } from './form/combobox.tsx';
export type { ComboboxOption, ComboboxState } from './form/combobox-popup.tsx';
export { DatePicker, type DatePickerProps } from './form/date-picker.tsx';
export { FormError, type FormErrorProps } from './form/field.tsx';
export { NumberField, type NumberFieldProps } from './form/number-field.tsx';
export { PasswordField, type PasswordFieldProps } from './form/password-field.tsx';
export { SearchField, type SearchFieldProps } from './form/search-field.tsx';
export { Select, type SelectOption, type SelectProps } from './form/select.tsx';
export { Switch, type SwitchProps } from './form/switch.tsx';
export {
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from './form/text-field.tsx';
export {
  CharacterKeysContext,
  type Shortcuts,
  useKeyName,
  useShortcuts,
} from './keyboard/use-shortcuts.ts';
export { CardGrid, type CardGridColumns, type CardGridProps } from './layout/card-grid.tsx';
export { CardStack } from './layout/card-stack.tsx';
export { Disclosure, type DisclosureProps } from './layout/disclosure.tsx';
export type { Destination } from './layout/navigation.tsx';
export { type BackLink, PageHeader, type PageHeaderProps } from './layout/page-header.tsx';
export { Shell, type ShellProps } from './layout/shell.tsx';
export { type Tab, Tabs, type TabsProps } from './layout/tabs.tsx';
export { ListCard, type ListCardProps } from './list/list-card.tsx';
export { LoadMore, type LoadMoreProps, type LoadMoreState } from './list/load-more.tsx';
export {
  type SortableItem,
  SortableList,
  type SortableListProps,
} from './list/sortable-list.tsx';
export { BarList, type BarListItem, type BarListProps } from './progress/bar-list.tsx';
export { GoalRing, type GoalRingProps } from './progress/goal-ring.tsx';
export { PlanCard, type PlanCardProps } from './progress/plan-card.tsx';
export { StreakBadge, type StreakBadgeProps } from './progress/streak-badge.tsx';
export {
  type WeekDay,
  type WeekDayState,
  WeekStrip,
  type WeekStripProps,
} from './progress/week-strip.tsx';
export type { AnswerRecap } from './quiz/board/answer-recap.tsx';
export type { AskedAspect } from './quiz/board/aspect-task.ts';
export type { AnswerContent, QuizContent } from './quiz/board/quiz-content.tsx';
export { CardBoard, type CardBoardProps } from './quiz/card/card-board.tsx';
export type { CardGrade } from './quiz/card/grade-choices.tsx';
export { QuizFrame, type QuizFrameProps } from './quiz/frame/quiz-frame.tsx';
export type { QuizKind } from './quiz/frame/shortcut-help.tsx';
export type { TimeLeftProps } from './quiz/frame/time-left.tsx';
export {
  type LearnedWord,
  LessonFinish,
  type LessonFinishProps,
} from './quiz/lesson/lesson-finish.tsx';
export { TeachCard, type TeachCardProps } from './quiz/lesson/teach-card.tsx';
export {
  LetterMatchBoard,
  type LetterMatchBoardProps,
  type LetterMatchOutcome,
} from './quiz/letter-match/letter-match-board.tsx';
export type { LetterSlot, PlacedLetters } from './quiz/letter-match/placed-letters.ts';
export type {
  JoinedPair,
  MatchOutcome,
  MatchTileContent,
} from './quiz/match-up/match-pair.ts';
export { MatchUpBoard, type MatchUpBoardProps } from './quiz/match-up/match-up-board.tsx';
export {
  MultipleChoiceBoard,
  type MultipleChoiceBoardProps,
  type MultipleChoiceOption,
} from './quiz/multiple-choice/multiple-choice-board.tsx';
export {
  QuizResult,
  type QuizResultItem,
  type QuizResultProps,
} from './quiz/result/quiz-result.tsx';
export {
  QuizAspectPicture,
  type QuizAspectPictureProps,
} from './quiz/settings/quiz-aspect-picture.tsx';
export {
  QuizKindPicture,
  type QuizKindPictureProps,
} from './quiz/settings/quiz-kind-picture.tsx';
export {
  SpellingBoard,
  type SpellingBoardProps,
} from './quiz/spelling/spelling-board.tsx';
export type { SpellingOutcome } from './quiz/spelling/spelling-feedback.tsx';
export { DataGrid, type DataGridProps } from './table/data-grid.tsx';
export type { GridCellChange, GridColumn, GridRow } from './table/grid-position.ts';
export { ScrollArea, type ScrollAreaProps } from './table/scroll-area.tsx';
export { TableCard, type TableCardProps } from './table/table-card.tsx';
export { GlobalStyle } from './theme/global-style.tsx';
export {
  AccountIcon,
  AddIcon,
  BackIcon,
  BottomIcon,
  CalendarIcon,
  CampaignIcon,
  ChannelIcon,
  ChoiceIcon,
  CloseIcon,
  DarkThemeIcon,
  DeleteIcon,
  DownIcon,
  DownloadIcon,
  DragIcon,
  EditIcon,
  ExpandIcon,
  GapIcon,
  HelpIcon,
  HintIcon,
  KnownIcon,
  LanguageIcon,
  LightThemeIcon,
  LikeIcon,
  ListIcon,
  MailIcon,
  ModerationIcon,
  MoreIcon,
  MutedIcon,
  NextIcon,
  OfflineIcon,
  PasteIcon,
  PauseIcon,
  PinIcon,
  PluralIcon,
  PrivateIcon,
  ProveIcon,
  QuizIcon,
  RetryIcon,
  SavedIcon,
  SaveIcon,
  SearchIcon,
  SettingsIcon,
  ShareIcon,
  ShuffleIcon,
  SignInIcon,
  SignOutIcon,
  SkipIcon,
  SlowIcon,
  SoundIcon,
  StartIcon,
  SubtractIcon,
  SwapIcon,
  SystemThemeIcon,
  TableIcon,
  TagIcon,
  TimeIcon,
  TimerIcon,
  TodayIcon,
  TopIcon,
  UndoIcon,
  UpIcon,
  UserIcon,
  WarningIcon,
  WordIcon,
} from './theme/icon.ts';
export { barHeight, wideScreen } from './theme/scale.ts';
export {
  color,
  family,
  layer,
  motion,
  radius,
  shadow,
  size,
  space,
} from './theme/token.ts';
export { variants } from './theme/variants.ts';
export { VisuallyHidden, visuallyHidden } from './theme/visually-hidden.tsx';
export { DefinitionRow, type DefinitionRowProps, type LinkedWord } from './word/definition-row.tsx';
export { Headword, type HeadwordProps, type HeadwordSize } from './word/headword.tsx';
export { KnowingBar, type KnowingBarProps, type KnowingCounts } from './word/knowing-bar.tsx';
export type { Knowing } from './word/knowing-mark.tsx';
export {
  KnowingMark,
  type KnowingMarkLook,
  type KnowingMarkProps,
  useKnowingShortcuts,
} from './word/knowing-mark.tsx';
export {
  hasRuby,
  hasStressMarks,
  hasVowelMarks,
  needsRomanisation,
} from './word/pronunciation.ts';
export { SoundButton, type SoundButtonProps } from './word/sound-button.tsx';
export {
  SpellingDiff,
  type SpellingDiffProps,
  type SpellingSegment,
} from './word/spelling-diff.tsx';
export { TranslationGroup, type TranslationGroupProps } from './word/translation-group.tsx';
export { TranslationLine, type TranslationLineProps } from './word/translation-line.tsx';
export { TranslationRow, type TranslationRowProps } from './word/translation-row.tsx';
export { WordCard, type WordCardProps } from './word/word-card.tsx';
export { type WordDisplay, WordDisplayContext } from './word/word-display.ts';
export { type ExampleText, WordExample, type WordExampleProps } from './word/word-example.tsx';
export { WordGrammar, type WordGrammarProps } from './word/word-grammar.tsx';
export { WordImage, type WordImageProps } from './word/word-image.tsx';
export { WordLine, type WordLineProps } from './word/word-line.tsx';
export { WordRow, type WordRowProps } from './word/word-row.tsx';
export {
  type ShownMemory,
  type Strength,
  WordStrength,
  type WordStrengthLook,
  type WordStrengthProps,
} from './word/word-strength.tsx';
export type { WordText } from './word/word-text.ts';
export { preloadWords, WrittenWord, type WrittenWordProps } from './word/written-word.tsx';
