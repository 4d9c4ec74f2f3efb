import { createContext, useContext } from 'react';
import { planImportLabels } from './planImportLabels.ts';

/** The labels of the import, for its steps. */
export const PlanText = createContext(planImportLabels);

export const usePlanText = () => useContext(PlanText);
