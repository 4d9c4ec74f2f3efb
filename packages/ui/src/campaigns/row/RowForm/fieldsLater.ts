import { createContext } from 'react';

/** True within a dialog: it opens with the name field, and the other fields render right after it. */
export const FieldsLater = createContext(false);
