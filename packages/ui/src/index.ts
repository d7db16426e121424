export { ActionCard } from './action/action-card.tsx';
export { Button, ButtonLink, type ButtonLinkProps, ButtonRow } from './action/button.tsx';
export { IconButton } from './action/icon-button.tsx';
export { Menu, type MenuItem } from './action/menu.tsx';
export { Popover } from './action/popover.tsx';
export { PlanCalendar, PostHandle } from './campaign/plan-calendar.tsx';
export type { PostCounts } from './campaign/post-marks.tsx';
export { PostPreview, type PostSegment } from './campaign/post-preview.tsx';
export { ActivityCalendar } from './chart/activity-calendar.tsx';
export { ActivityChart } from './chart/activity-chart.tsx';
export { ImagePicker } from './contribution/image-picker.tsx';
export { PinButton } from './contribution/pin-button.tsx';
export { ReactionButtons } from './contribution/reaction-buttons.tsx';
export { SoundRecorder } from './contribution/sound-recorder.tsx';
export { StatusBadge } from './contribution/status-badge.tsx';
export { Dialog, type DialogProps } from './feedback/dialog.tsx';
export { EmptyState, ErrorState } from './feedback/empty-and-error-state.tsx';
export { restoreLostFocus } from './feedback/focus-recovery.ts';
export { Notice } from './feedback/notice.tsx';
export { ProgressBar } from './feedback/progress-bar.tsx';
export { Skeleton, SkeletonList, type SkeletonShape } from './feedback/skeleton.tsx';
export { StatusLine } from './feedback/status-line.tsx';
export { type ToastContent, ToastRegion } from './feedback/toast.tsx';
export { Checkbox, Switch } from './form/checkbox.tsx';
export { type Choice, ChoiceGroup } from './form/choice-group.tsx';
export { Combobox } from './form/combobox.tsx';
export type { ComboboxOption } from './form/combobox-popup.tsx';
export { DatePicker } from './form/date-picker.tsx';
export { EditableText } from './form/editable-text.tsx';
export { FormError } from './form/field.tsx';
export { NumberField } from './form/number-field.tsx';
export { Select, type SelectProps } from './form/select.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
  SearchField,
  TextArea,
  TextField,
  type TextFieldProps,
} from './form/text-field.tsx';
export { CharacterKeysContext, useKeyName, useShortcuts } from './keyboard/use-shortcuts.ts';
export { Badge } from './layout/badge.tsx';
export { CardGrid } from './layout/card-grid.tsx';
export { CardStack } from './layout/card-stack.tsx';
export { Disclosure } from './layout/disclosure.tsx';
export { LineItem } from './layout/line-item.tsx';
export { linkArea } from './layout/link-area.ts';
export { PageHeader, type PageHeaderProps } from './layout/page-header.tsx';
export { Section } from './layout/section.tsx';
export { Shell } from './layout/shell.tsx';
export { Note, Row, Stack } from './layout/stack.tsx';
export { Tabs, type TabsProps } from './layout/tabs.tsx';
export { ListCard } from './list/list-card.tsx';
export { LoadMore, type LoadMoreState } from './list/load-more.tsx';
export { SortableList } from './list/sortable-list.tsx';
export { useStableCall } from './list/use-stable-call.ts';
export { BarList } from './progress/bar-list.tsx';
export { GoalRing } from './progress/goal-ring.tsx';
export { PlanCard } from './progress/plan-card.tsx';
export { StreakBadge } from './progress/streak-badge.tsx';
export { UnitStep } from './progress/unit-step.tsx';
export { type WeekDayState, WeekStrip } from './progress/week-strip.tsx';
export type { AnswerRecap } from './quiz/board/answer-recap.tsx';
export type { AnswerContent, QuizContent, Sense } from './quiz/board/quiz-content.tsx';
export { CardBoard, type CardGrade } from './quiz/card/card-board.tsx';
export type { QuizFrameProps } from './quiz/frame/quiz-frame.tsx';
export { QuizFrame } from './quiz/frame/quiz-frame.tsx';
export type { TimeLeftProps } from './quiz/frame/time-left.tsx';
export { LessonFinish } from './quiz/lesson/lesson-finish.tsx';
export { TeachCard } from './quiz/lesson/teach-card.tsx';
export {
  LetterMatchBoard,
  type LetterMatchOutcome,
} from './quiz/letter-match/letter-match-board.tsx';
export { MatchUpBoard, type MatchUpBoardProps } from './quiz/match-up/match-up-board.tsx';
export { ChoiceOption, type ChoiceState } from './quiz/multiple-choice/choice-option.tsx';
export { MultipleChoiceBoard } from './quiz/multiple-choice/multiple-choice-board.tsx';
export { QuizResult } from './quiz/result/quiz-result.tsx';
export { QuizPicture } from './quiz/settings/quiz-picture.tsx';
export { SpellingBoard } from './quiz/spelling/spelling-board.tsx';
export { DataGrid } from './table/data-grid.tsx';
export { ScrollArea } from './table/scroll-area.tsx';
export { Table } from './table/table.tsx';
export { TableCard } from './table/table-card.tsx';
export * from './theme/icon.ts';
export {
  barHeight,
  color,
  family,
  layer,
  motion,
  radius,
  shadow,
  size,
  space,
  wideScreen,
} from './theme/token.ts';
export { VisuallyHidden, visuallyHidden } from './theme/visually-hidden.tsx';
export { DefinitionRow } from './word/definition-row.tsx';
export { FormTable } from './word/form-table.tsx';
export { Headword } from './word/headword.tsx';
export { HomographChoice } from './word/homograph-choice.tsx';
export { KnowingBar } from './word/knowing-bar.tsx';
export { KnowingMark, useKnowingShortcuts } from './word/knowing-mark.tsx';
export {
  hasRuby,
  hasStressMarks,
  hasVowelMarks,
  needsRomanisation,
  type WordDisplay,
  WordDisplayContext,
} from './word/pronunciation.ts';
export { SoundButton } from './word/sound-button.tsx';
export { SpellingDiff } from './word/spelling-diff.tsx';
export { TranslationGroup, TranslationRow } from './word/translation-group.tsx';
export { WordCard } from './word/word-card.tsx';
export { type ExampleText, WordExample } from './word/word-example.tsx';
export { WordImage } from './word/word-image.tsx';
export { WordGrammar, WordLine } from './word/word-line.tsx';
export { WordRow } from './word/word-row.tsx';
export { type ShownMemory, WordStrength } from './word/word-strength.tsx';
export { findDirection, type WordText } from './word/word-text.ts';
export { preloadWords, TranslationLine, WrittenWord } from './word/written-word.tsx';
