import { ConsumptionTab, DeliveryTab, SelectionTab, StorageTab } from '@leaf/ui';

/** The table and the forms of each stage. */
export const stageTabs = {
  storage: StorageTab,
  selection: SelectionTab,
  delivery: DeliveryTab,
  consumption: ConsumptionTab,
};
