/** The shape that the words of a constant have in another language: the same keys, functions of the same values. */
export type Words<Labels> = {
  [Key in keyof Labels]: Labels[Key] extends string ? string : Labels[Key];
};
