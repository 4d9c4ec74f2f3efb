import { createContext } from 'react';

/** True within a dialog: it opens with the name of the row, and the other fields are drawn right after it. */
export const FieldsLater = createContext(false);
