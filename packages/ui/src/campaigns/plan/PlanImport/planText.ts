import { createContext, useContext } from 'react';
import { planImportLabels } from './planImportLabels.ts';

/** The words of the import that the steps are in. */
export const PlanText = createContext(planImportLabels);

export const usePlanText = () => useContext(PlanText);
