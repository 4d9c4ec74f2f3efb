import {
  consumptionLevels,
  type DeliveryPlacement,
  type DeviceType,
  deliveryLevels,
  type Stage,
} from '@leaf/emissions';
import * as consumption from '../consumption/ConsumptionForm/consumptionRow.ts';
import * as delivery from '../delivery/DeliveryForm/deliveryRow.ts';
import type { StageRules } from '../row/RowForm/stageRules.ts';
import type { RowMessages } from '../row/rules.ts';
import * as selection from '../selection/SelectionForm/selectionRow.ts';
import * as storage from '../storage/StorageForm/storageRow.ts';
import type { PlanField } from './fields.ts';
import type { PlanMessages } from './planMessages.ts';

/** The payloads of new rows, by stage. */
export type StagePayloads = {
  storage: storage.StoragePayload;
  selection: selection.SelectionPayload;
  delivery: delivery.DeliveryPayload;
  consumption: consumption.ConsumptionPayload;
};

/** The defaults for what the file does not say. */
export type PlanDefaults = {
  /** Of all lines, if no column has it; '' if none is chosen. */
  country: string;
  /** For lines that state no placement. */
  placement: 'display' | 'video';
  /** How a video is delivered if the file does not say. */
  video: Extract<DeliveryPlacement, `video_${string}`>;
  device: DeviceType;
  buyType: selection.SelectionPayload['buy_type'];
};

/** The defaults until others are chosen. */
export const startDefaults: PlanDefaults = {
  country: '',
  placement: 'display',
  video: 'video_hai',
  device: 'mixed',
  buyType: 'programmatic',
};

/** The values of a line: codes, plain numbers, '' for missing ones. */
export type ReadCells = Partial<Record<PlanField, string>>;

type Made = {
  /** Messages by field. */
  faults: Partial<Record<string, string>>;
  /** Absent if there are faults. */
  payload?: StagePayloads[Stage];
  figures?: Figures;
};

/** kg CO2e of a row: the total, and the embodied emissions in it, which storage does not separate. */
export type Figures = { kg: number; embodied: number | null };

function figuresOf({ total_emissions, ...row }: { total_emissions: number }): Figures {
  const embodied = Object.entries(row).filter(([field]) => field.startsWith('embodied_'));
  return {
    kg: total_emissions,
    embodied: embodied.length > 0 ? embodied.reduce((sum, [, value]) => sum + Number(value), 0) : null,
  };
}

const isOf = <Value extends number>(values: readonly Value[], value: number): value is Value =>
  (values as readonly number[]).includes(value);

/** Fills the form's values with the cells; what a plan leaves out is blank, not the form's initial value. */
function filled<Values extends object>(start: Values, cells: ReadCells, chosen: Partial<Values>): Values {
  const blank = Object.fromEntries(
    Object.keys(start).map((field) => [field, cells[field as PlanField] ?? '']),
  );
  return { ...start, ...blank, ...chosen };
}

function made<Values, Payload extends StagePayloads[Stage], Row>(
  { validate, toPayload, emissions }: StageRules<Values, Payload, Row>,
  values: Values,
  messages: RowMessages,
): Made {
  const faults = validate(values, messages);
  if (Object.keys(faults).length > 0) return { faults };
  const payload = toPayload(values);
  return { faults, payload, figures: figuresOf(emissions(payload)) };
}

const givenLevel = ({ level }: ReadCells) => (level ? Number(level) : undefined);

/**
 * Creates the row of a line in each stage, by the rules of that stage's form. A missing level becomes the
 * best one that the cells allow.
 */
export const stageRows: {
  [S in Stage]: (
    cells: ReadCells,
    defaults: PlanDefaults,
    messages: RowMessages & Pick<PlanMessages, 'levelUnknown'>,
  ) => Made;
} = {
  storage: (cells, _, messages) =>
    made(storage.storageRules, filled(storage.storageStart, withBlankCopies(cells), {}), messages),
  selection: (cells, defaults, messages) => {
    const level = givenLevel(cells) === 0 ? 0 : 1;
    const placement = (cells.placement_type || defaults.placement).startsWith('video') ? 'video' : 'display';
    const buyType = (cells.buy_type || defaults.buyType) as PlanDefaults['buyType'];
    const values = filled(selection.selectionStart, cells, { level, placement_type: placement });
    const bought = selection.withLevel(selection.withBuyType(values, buyType), level);
    return made(selection.selectionRules, bought, messages);
  },
  delivery: (cells, defaults, messages) => {
    const named = cells.placement_type || defaults.placement;
    const placement = named === 'video' ? defaults.video : (named as DeliveryPlacement);
    const measured = filled(delivery.deliveryStart, cells, { level: 0, placement_type: placement });
    const level = givenLevel(cells) ?? delivery.bestLevel(measured);
    if (!isOf(deliveryLevels, level)) return { faults: { level: messages.levelUnknown } };
    const values = delivery.withFixedRatio(measured, measured.fixed_ratio);
    return made(delivery.deliveryRules, delivery.withLevel(values, level), messages);
  },
  consumption: (cells, defaults, messages) => {
    const placement = (cells.placement_type || defaults.placement).startsWith('video')
      ? 'video_hai'
      : 'display';
    const values = filled(consumption.consumptionStart, cells, {
      level: 0,
      placement_type: placement,
      device_type: (cells.device_type || defaults.device) as DeviceType,
    });
    const level = givenLevel(cells) ?? (values.view_time === '' ? 0 : 1);
    if (!isOf(consumptionLevels, level)) return { faults: { level: messages.levelUnknown } };
    return made(consumption.consumptionRules, consumption.withLevel(values, level), messages);
  },
};

/** A blank cell of copies means none; so does a missing column. */
const withBlankCopies = (cells: ReadCells): ReadCells => ({
  ...cells,
  ...Object.fromEntries(storage.storageCopies.map((field) => [field, cells[field] || '0'])),
});
