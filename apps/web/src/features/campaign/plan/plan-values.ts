import { ApiFailure } from '@wordhoard/api-client';
import type { SmmCampaignType, SmmWordOrder } from '@wordhoard/contract/enumeration';
import { defaultTemplate, templateMaxLength, unknownFieldsIn } from '@wordhoard/contract/template';
import { type FieldCheck, required } from '@wordhoard/validators';
import type { CampaignSource, NewCampaign } from '../record/plan-queries.ts';
import type { Schedule } from '../record/queries.ts';
import { isUsableSchedule } from '../time/schedule.ts';

export type SourceKind = CampaignSource['kind'];

/** A campaign as form values. All are texts, which drafts can store; several are joined by spaces. */
export interface PlanValues {
  name: string;
  type: SmmCampaignType;
  channelId: string;
  sourceKind: SourceKind;
  /** One field for each kind of source. */
  list: string;
  table: string;
  tag: string;
  search: string;
  words: string;
  order: SmmWordOrder;
  template: string;
  pollHours: string;
  times: string;
  weekdays: string;
  startDate: string;
  endDate: string;
  timeZone: string;
  seed: string;
  /** Whether words that cannot be posted are left out. */
  unusable: 'refused' | 'skipped';
}

export const planFields = [
  'name',
  'type',
  'channelId',
  'sourceKind',
  'list',
  'table',
  'tag',
  'search',
  'words',
  'order',
  'template',
  'pollHours',
  'times',
  'weekdays',
  'startDate',
  'endDate',
  'timeZone',
  'seed',
  'unusable',
] as const satisfies readonly (keyof PlanValues)[];

interface Beginning {
  channelId: string;
  startDate: string;
  timeZone: string;
  seed: number;
}

export const newPlan = ({ seed, ...beginning }: Beginning): PlanValues => ({
  name: '',
  type: 'POST',
  sourceKind: 'list',
  list: '',
  table: '',
  tag: '',
  search: '',
  words: '',
  order: 'listed',
  template: defaultTemplate,
  pollHours: '24',
  times: '09:00',
  weekdays: '1 2 3 4 5 6 7',
  endDate: '',
  seed: String(seed),
  unusable: 'refused',
  ...beginning,
});

export const splitItems = (items: string): string[] => items.split(' ').filter(Boolean);
export const joinItems = (items: readonly (string | number)[]): string => items.join(' ');

export const scheduleOf = (values: PlanValues): Schedule => ({
  // A time that is still empty stays in its place.
  times: values.times.split(' '),
  weekdays: splitItems(values.weekdays).map(Number),
  startDate: values.startDate,
  endDate: values.endDate || null,
  timeZone: values.timeZone,
});

export const scheduleValues = ({ times, weekdays, startDate, endDate, timeZone }: Schedule) => ({
  times: joinItems(times),
  weekdays: joinItems(weekdays),
  startDate,
  endDate: endDate ?? '',
  timeZone,
});

/** Nothing until the source is chosen. */
function sourceOf({
  sourceKind: kind,
  list,
  table,
  tag,
  search,
  words,
}: PlanValues): CampaignSource | undefined {
  switch (kind) {
    case 'list':
      return list === '' ? undefined : { kind, slug: list };
    case 'table':
      return table === '' ? undefined : { kind, slug: table };
    case 'tag':
      return tag === '' ? undefined : { kind, code: tag };
    case 'search':
      return search.trim() === '' ? undefined : { kind, text: search.trim() };
    case 'words':
      return words === '' ? undefined : { kind, ids: splitItems(words) };
  }
}

/** Only the source of the chosen kind is required. */
export function requiredFor(kind: SourceKind): FieldCheck<string, PlanValues> {
  return (value, { sourceKind }) => (sourceKind === kind ? required()(value) : undefined);
}

type Plan = Omit<NewCampaign, 'id' | 'name'>;

/** What to preview or create. Nothing until enough is known. */
export function planOf(values: PlanValues): Plan | undefined {
  const source = sourceOf(values);
  const schedule = scheduleOf(values);
  const isComplete =
    values.channelId !== '' && isUsableSchedule(schedule) && isUsableTemplate(values.template);
  if (source === undefined || !isComplete) return undefined;
  return {
    channelId: values.channelId,
    type: values.type,
    source,
    order: values.order,
    schedule,
    template: values.template.trim(),
    pollHours: Number(values.pollHours),
    seed: Number(values.seed),
    skipsUnusable: values.unusable === 'skipped',
  };
}

const isUsableTemplate = (template: string): boolean =>
  template.trim() !== '' &&
  template.length <= templateMaxLength &&
  unknownFieldsIn(template).length === 0;

/** Assigns the errors of the server to the fields of the form. */
export function withPlanFields(error: unknown, { sourceKind }: PlanValues): unknown {
  if (!(error instanceof ApiFailure)) return error;
  const { status, code, message, retryAfterSeconds } = error;
  const fields = error.fields.map((field) => ({
    ...field,
    path: field.path.replace(/^source\b.*/, sourceKind).replace(/^schedule\.(\w+).*/, '$1'),
  }));
  return new ApiFailure(status, { ...(code && { code }), message, fields }, retryAfterSeconds);
}
