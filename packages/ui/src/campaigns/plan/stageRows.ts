import {
  consumptionEmissions,
  consumptionLevels,
  type DeliveryPlacement,
  type DeviceType,
  deliveryEmissions,
  deliveryLevels,
  type Stage,
  selectionEmissions,
  storageEmissions,
} from '@leaf/emissions';
import * as consumption from '../consumption/ConsumptionForm/consumptionRow.ts';
import * as delivery from '../delivery/DeliveryForm/deliveryRow.ts';
import type { RowMessages } from '../row/rules.ts';
import * as selection from '../selection/SelectionForm/selectionRow.ts';
import * as storage from '../storage/StorageForm/storageRow.ts';
import type { PlanField } from './fields.ts';

/** The payloads of new rows, by stage. */
export type StagePayloads = {
  storage: storage.StoragePayload;
  selection: selection.SelectionPayload;
  delivery: delivery.DeliveryPayload;
  consumption: consumption.ConsumptionPayload;
};

/** What a line means where the file says nothing. */
export type PlanDefaults = {
  /** For lines that name no placement. */
  placement: 'display' | 'video';
  /** What a video is delivered as where the file does not say. */
  video: Extract<DeliveryPlacement, `video_${string}`>;
  device: DeviceType;
  buyType: selection.SelectionPayload['buy_type'];
};

/** The cells of a line once read: codes, plain numbers, '' for what is missing. */
export type ReadCells = Partial<Record<PlanField, string>>;

type Made = {
  /** Messages by field. */
  faults: Partial<Record<string, string>>;
  /** Absent with faults. */
  payload?: StagePayloads[Stage];
  figures?: Figures;
};

/** kg CO2e of a row: the total, and the embodied emissions in it, which storage does not part. */
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

/** The form's values with the cells in place; what a plan leaves out is blank, and never the form's own start. */
function filled<Values extends object>(start: Values, cells: ReadCells, chosen: Partial<Values>): Values {
  const blank = Object.fromEntries(
    Object.keys(start).map((field) => [field, cells[field as PlanField] ?? '']),
  );
  return { ...start, ...blank, ...chosen };
}

function made<Values, Payload extends StagePayloads[Stage]>(
  values: Values,
  messages: RowMessages,
  validate: (values: Values, messages: RowMessages) => Partial<Record<string, string>>,
  toPayload: (values: Values) => Payload,
  emissions: (payload: Payload) => { total_emissions: number },
): Made {
  const faults = validate(values, messages);
  if (Object.keys(faults).length > 0) return { faults };
  const payload = toPayload(values);
  return { faults, payload, figures: figuresOf(emissions(payload)) };
}

const givenLevel = ({ level }: ReadCells) =>
  level === undefined || level === '' ? undefined : Number(level);

/** The row that a line becomes in each stage, by the rules of that stage's form. A missing level is the best one that the cells allow. */
export const stageRows: {
  [S in Stage]: (cells: ReadCells, defaults: PlanDefaults, messages: RowMessages, noLevel: string) => Made;
} = {
  storage: (cells, _, messages) =>
    made(
      filled(storage.storageStart, withBlankCopies(cells), {}),
      messages,
      storage.validateStorage,
      storage.toStoragePayload,
      storageEmissions,
    ),
  selection: (cells, defaults, messages) => {
    const level = givenLevel(cells) === 0 ? 0 : 1;
    const placement = (cells.placement_type || defaults.placement).startsWith('video') ? 'video' : 'display';
    const buyType = (cells.buy_type || defaults.buyType) as PlanDefaults['buyType'];
    const values = filled(selection.selectionStart, cells, { level, placement_type: placement });
    return made(
      selection.withLevel(selection.withBuyType(values, buyType), level),
      messages,
      selection.validateSelection,
      selection.toSelectionPayload,
      selectionEmissions,
    );
  },
  delivery: (cells, defaults, messages, noLevel) => {
    const named = cells.placement_type || defaults.placement;
    const placement = named === 'video' ? defaults.video : (named as DeliveryPlacement);
    const measured = filled(delivery.deliveryStart, cells, { level: 0, placement_type: placement });
    const level = givenLevel(cells) ?? delivery.bestLevel(measured);
    if (!isOf(deliveryLevels, level)) return { faults: { level: noLevel } };
    const values = delivery.withFixedRatio(measured, measured.fixed_ratio);
    return made(
      delivery.withLevel(values, level),
      messages,
      delivery.validateDelivery,
      delivery.toDeliveryPayload,
      deliveryEmissions,
    );
  },
  consumption: (cells, defaults, messages, noLevel) => {
    const placement = (cells.placement_type || defaults.placement).startsWith('video')
      ? 'video_hai'
      : 'display';
    const values = filled(consumption.consumptionStart, cells, {
      level: 0,
      placement_type: placement,
      device_type: (cells.device_type || defaults.device) as DeviceType,
    });
    const level = givenLevel(cells) ?? (values.view_time === '' ? 0 : 1);
    if (!isOf(consumptionLevels, level)) return { faults: { level: noLevel } };
    return made(
      consumption.withLevel(values, level),
      messages,
      consumption.validateConsumption,
      consumption.toConsumptionPayload,
      consumptionEmissions,
    );
  },
};

/** A blank cell of copies means none; a column that is missing does too. */
const withBlankCopies = (cells: ReadCells): ReadCells => ({
  ...cells,
  ...Object.fromEntries(storage.storageCopies.map((field) => [field, cells[field] || '0'])),
});
