import { createContext, useContext } from 'react';
import { words } from './words.ts';

/** The portal's words in the language of the user. */
export const WordsContext = createContext(words);

export const useWords = () => useContext(WordsContext);
