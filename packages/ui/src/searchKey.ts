/** A text as a search compares it: lower case without accents, so that `cote` finds `Côte d'Ivoire`. */
export const searchKey = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
