import type { SmmCampaignSource } from '@wordhoard/contract';
import type { SmmCampaignType, SmmWordOrder } from '@wordhoard/contract/enumeration';
import { defaultTemplate, templateMaxLength, unknownFieldsIn } from '@wordhoard/contract/template';
import { type FieldCheck, required } from '@wordhoard/validators';
import type { NewCampaign, Schedule } from '../queries.ts';
import { checkSchedule, readSchedule, writeSchedule } from '../time/schedule.ts';

export type SourceKind = SmmCampaignSource['kind'];

/** A campaign as form values. All are texts, which drafts can store. */
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
  /** Ids, joined by spaces. */
  words: string;
  order: SmmWordOrder;
  template: string;
  pollHours: string;
  schedule: string;
  seed: string;
  /** Whether words that cannot be posted are left out. */
  unusable: 'refused' | 'skipped';
}

type FirstValues = Pick<PlanValues, 'channelId'> & Pick<Schedule, 'startDate' | 'timeZone'>;

export const buildNewPlan = ({ channelId, ...first }: FirstValues): PlanValues => ({
  channelId,
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
  schedule: writeSchedule({
    ...first,
    times: ['09:00'],
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    endDate: null,
  }),
  seed: makeSeed(),
  unusable: 'refused',
});

export const makeSeed = (): string => String(Math.floor(Math.random() * 2 ** 32));

export const splitIds = (ids: string): string[] => ids.split(' ').filter(Boolean);

/** Undefined until the source is chosen. */
function buildSource({
  sourceKind: kind,
  list,
  table,
  tag,
  search,
  words,
}: PlanValues): SmmCampaignSource | undefined {
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
      return words === '' ? undefined : { kind, ids: splitIds(words) };
  }
}

/** Only the source of the chosen kind is required. */
export const requireSource =
  (kind: SourceKind): FieldCheck<string, PlanValues> =>
  (value, { sourceKind }) =>
    sourceKind === kind ? required()(value) : undefined;

/** The plan to preview or create. Undefined until enough is known. */
export function buildPlan(values: PlanValues): Omit<NewCampaign, 'id' | 'name'> | undefined {
  const { channelId, type, order, template, schedule } = values;
  const source = buildSource(values);
  const isComplete =
    channelId !== '' && checkSchedule(schedule, {}) === undefined && isUsableTemplate(template);
  if (source === undefined || !isComplete) return undefined;
  return {
    channelId,
    type,
    source,
    order,
    schedule: readSchedule(schedule),
    template: template.trim(),
    pollHours: Number(values.pollHours),
    seed: Number(values.seed),
    skipsUnusable: values.unusable === 'skipped',
  };
}

const isUsableTemplate = (template: string): boolean =>
  template.trim() !== '' &&
  template.length <= templateMaxLength &&
  unknownFieldsIn(template).length === 0;

/** The field beside which an error of the server is shown. */
export const toPlanField = (path: string, { sourceKind }: PlanValues): string =>
  path.replace(/^source\b.*/, sourceKind);
