export { Button, type ButtonProps } from './action/button.tsx';
export { ButtonLink, type ButtonLinkProps } from './action/button-link.tsx';
export { ButtonRow } from './action/button-row.tsx';
export type { ButtonVariant } from './action/button-style.ts';
export { IconButton, type IconButtonProps } from './action/icon-button.tsx';
export { Menu, type MenuItem, type MenuProps } from './action/menu.tsx';
export { ActivityCalendar, type ActivityCalendarProps } from './chart/activity-calendar.tsx';
export {
  type ActivityBar,
  ActivityChart,
  type ActivityChartProps,
} from './chart/activity-chart.tsx';
export type { CalendarDay } from './chart/calendar-weeks.ts';
export { PictureDrop, type PictureDropProps } from './contribution/picture-drop.tsx';
export { PinButton, type PinButtonProps } from './contribution/pin-button.tsx';
export type { Reaction } from './contribution/reaction.ts';
export { ReactionButtons, type ReactionButtonsProps } from './contribution/reaction-buttons.tsx';
export { type Status, StatusBadge, type StatusBadgeProps } from './contribution/status-badge.tsx';
export { Dialog, type DialogProps } from './feedback/dialog.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './feedback/error-state.tsx';
export { keepFocus } from './feedback/keep-focus.ts';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar.tsx';
export { Skeleton } from './feedback/skeleton.tsx';
export {
  SkeletonList,
  type SkeletonListProps,
  type SkeletonShape,
} from './feedback/skeleton-list.tsx';
export { Toast, type ToastAction, type ToastProps, type ToastTone } from './feedback/toast.tsx';
export {
  type ToastContent,
  ToastRegion,
  type ToastRegionProps,
} from './feedback/toast-region.tsx';
export { Checkbox, type CheckboxProps } from './form/checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './form/checkbox-group.tsx';
export { type Choice, ChoiceGroup, type ChoiceGroupProps } from './form/choice-group.tsx';
export { Combobox, type ComboboxProps } from './form/combobox.tsx';
export type { ComboboxOption, ComboboxState } from './form/combobox-popup.tsx';
export { FormError, type FormErrorProps } from './form/form-error.tsx';
export { NumberField, type NumberFieldProps } from './form/number-field.tsx';
export { PasswordField, type PasswordFieldProps } from './form/password-field.tsx';
export { SearchField, type SearchFieldProps } from './form/search-field.tsx';
export { Select, type SelectOption, type SelectProps } from './form/select.tsx';
export { Switch, type SwitchProps } from './form/switch.tsx';
export { TextArea, type TextAreaProps } from './form/text-area.tsx';
export { TextField, type TextFieldProps } from './form/text-field.tsx';
export { CardGrid, type CardGridColumns, type CardGridProps } from './layout/card-grid.tsx';
export { CardStack } from './layout/card-stack.tsx';
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
export { CardBoard, type CardBoardProps } from './quiz/card-board.tsx';
export {
  LetterMatchBoard,
  type LetterMatchBoardProps,
  type LetterMatchOutcome,
} from './quiz/letter-match-board.tsx';
export type { LetterPlaces, LetterSlot } from './quiz/letter-place.ts';
export type {
  JoinedPair,
  MatchOutcome,
  MatchTileContent,
} from './quiz/match-pair.ts';
export { MatchUpBoard, type MatchUpBoardProps } from './quiz/match-up-board.tsx';
export {
  MultipleChoiceBoard,
  type MultipleChoiceBoardProps,
  type MultipleChoiceOption,
} from './quiz/multiple-choice-board.tsx';
export type { QuizFace } from './quiz/quiz-face.ts';
export { QuizFrame, type QuizFrameProps } from './quiz/quiz-frame.tsx';
export { QuizResult, type QuizResultItem, type QuizResultProps } from './quiz/quiz-result.tsx';
export type { BoardKind } from './quiz/shortcut-help.tsx';
export {
  SpellingBoard,
  type SpellingBoardProps,
} from './quiz/spelling-board.tsx';
export type { SpellingOutcome } from './quiz/spelling-comment.tsx';
export { type Shortcuts, useShortcuts } from './quiz/use-shortcuts.ts';
export { DataGrid, type DataGridProps } from './table/data-grid.tsx';
export type { GridCellChange, GridColumn, GridRow } from './table/grid-content.ts';
export { TableCard, type TableCardProps } from './table/table-card.tsx';
export { GlobalStyle } from './theme/global-style.tsx';
export {
  AddIcon,
  BackIcon,
  BottomIcon,
  ChoiceIcon,
  CloseIcon,
  DarkThemeIcon,
  DeleteIcon,
  DownIcon,
  DownloadIcon,
  DragIcon,
  EditIcon,
  ExpandIcon,
  HelpIcon,
  HintIcon,
  HomeIcon,
  KnownIcon,
  LightThemeIcon,
  LikeIcon,
  ListIcon,
  MailIcon,
  MoreIcon,
  MutedIcon,
  NextIcon,
  OfflineIcon,
  PasteIcon,
  PinIcon,
  PrivateIcon,
  ProveIcon,
  QuizIcon,
  RetryIcon,
  SaveIcon,
  SearchIcon,
  SettingsIcon,
  ShareIcon,
  ShelvedIcon,
  SoundIcon,
  SubtractIcon,
  SwapIcon,
  SystemThemeIcon,
  TableIcon,
  TagIcon,
  TopIcon,
  UndoIcon,
  UpIcon,
  UserIcon,
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
export { Headword, type HeadwordProps, type HeadwordSize } from './word/headword.tsx';
export type { Knowing } from './word/knowing.ts';
export { KnowingMark, type KnowingMarkLook, type KnowingMarkProps } from './word/knowing-mark.tsx';
export { Picture, type PictureProps } from './word/picture.tsx';
export { SoundButton, type SoundButtonProps } from './word/sound-button.tsx';
export {
  SpellingDiff,
  type SpellingDiffProps,
  type SpellingSegment,
} from './word/spelling-diff.tsx';
export { TranslationGroup, type TranslationGroupProps } from './word/translation-group.tsx';
export { TranslationLine, type TranslationLineProps } from './word/translation-line.tsx';
export { TranslationRow, type TranslationRowProps } from './word/translation-row.tsx';
export { useMarkKeys } from './word/use-mark-keys.ts';
export { WordCard, type WordCardProps } from './word/word-card.tsx';
export { WordExample, type WordExampleProps } from './word/word-example.tsx';
export { WordRow, type WordRowProps } from './word/word-row.tsx';
export type { WordText } from './word/word-text.ts';
