/** The languages of the catalogue: the command line speaks English, tools for brand managers bokmål. */
export type MessageLanguage = "en" | "nb";

/** The words of a finding or a refusal. */
export interface Wording {
  /** What is wrong: one sentence without a full stop. */
  readonly message: string;
  /** What is expected instead, as the end of a sentence that starts with "expected". */
  readonly expected?: string;
  /** What to do: a sentence. */
  readonly advice?: string;
}

/** What a message is filled in with: plain data, so that a finding can be sent and rendered anywhere. */
export type Param = string | number | boolean | undefined | readonly Param[] | { readonly [name: string]: Param };
export type Params = Readonly<Record<string, Param>>;

/** A message in each language. */
export interface Message<P> {
  /** Values as in a real finding: the tests render every message with them, and with worse ones made of them. */
  readonly example: P;
  readonly en: (params: P) => Wording;
  readonly nb: (params: P) => Wording;
}

/** A message. Its functions get texts that are already shortened and free of control characters (`safeParams.ts`). */
export function message<P extends Params>(example: P, en: Message<P>["en"], nb: Message<P>["nb"]): Message<P> {
  return { example, en, nb };
}

/** A message without values of its own. */
export function fixedMessage(en: Wording, nb: Wording): Message<Record<never, never>> {
  return {
    example: {},
    en: () => en,
    nb: () => nb,
  };
}
