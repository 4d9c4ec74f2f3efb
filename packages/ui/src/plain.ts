/** Lower case without accents, so that `cote` finds `Côte d'Ivoire`. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
