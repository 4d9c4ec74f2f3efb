/** The values that a sentence names; sent as `params`, so that a client can word the refusal itself. */
export type Params = Readonly<Record<string, string | number | readonly string[]>>;

/** A refusal of the API: its HTTP status and its English sentence, which may name values. */
export type Refusal = { status: number; text: string | ((params: never) => string) };

/** Preserves the types of the status and of the sentence's parameters. */
export const refusal = <const S extends number, const T extends Refusal['text']>(status: S, text: T) => ({
  status,
  text,
});

/** A number in English notation. */
export const count = (value: number): string => value.toLocaleString('en-GB');
