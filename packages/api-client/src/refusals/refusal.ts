/** What a sentence names; sent along as `params`, so that a client can word the refusal itself. */
export type Params = Readonly<Record<string, string | number | readonly string[]>>;

/** A refusal of the API: its HTTP status and its English sentence, which may name values. */
export type Refusal = { status: number; text: string | ((params: never) => string) };

/** Keeps the status and the parameters of the sentence as types. */
export const refusal = <const S extends number, const T extends Refusal['text']>(status: S, text: T) => ({
  status,
  text,
});

/** A number as it is written in English. */
export const count = (value: number): string => value.toLocaleString('en-GB');
