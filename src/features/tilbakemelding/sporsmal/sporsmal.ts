/** Longest text that can be sent, in characters (spec: feedback-15). */
export const maxTextLength = 250;

/** One of the answers to choose from (spec: feedback-18). */
export interface SporsmalOption {
  readonly label: string;
  /** What the host is told, as text. Faces must have 1 to 5. */
  readonly value: string | number;
  /** Whoever chooses it is asked this too, with a text area. */
  readonly textAreaLabel?: string;
}

interface SporsmalBase {
  /** What is asked. */
  readonly label: string;
  /** What the host knows it by. Default: the label. */
  readonly name?: string;
  /** What to think of when answering. Under a text area, left out: nothing personal, and nobody answers. */
  readonly helpLabel?: string;
}

/** A question that is answered by choosing (spec: feedback-18). */
export type ValgSporsmal = SporsmalBase &
  (
    | { readonly type: "radio" | "checkbox"; readonly options: readonly SporsmalOption[] }
    /** Faces from 1, the sourest, to 5, the happiest. Without options they are called as the specification calls them. */
    | { readonly type: "smiley"; readonly options?: readonly SporsmalOption[] }
  );

/** A question of any of the four types (spec: feedback-18). */
export type Sporsmal = ValgSporsmal | (SporsmalBase & { readonly type: "text" });

/** A text, or what is ticked of several boxes. Empty: no answer. */
export type SvarValue = string | readonly string[];

/** An answer under work: the value, and what was written under the options, by the option's value. */
export interface SvarDraft {
  readonly value: SvarValue;
  readonly texts: Readonly<Record<string, string>>;
}

/** One answer as the host gets it: these four and nothing else (spec: feedback-28). */
export interface Svar {
  readonly name: string;
  readonly label: string;
  readonly type: Sporsmal["type"];
  readonly value: SvarValue;
}

/** No answer yet. */
export const emptyDraft: SvarDraft = { value: "", texts: {} };

/** The values of the faces, from the sourest to the happiest (spec: feedback-4). */
export const smileyValues = ["1", "2", "3", "4", "5"] as const;

/** Why a question cannot be shown, for the console (spec: feedback-19). */
export function sporsmalError(question: Sporsmal): string | undefined {
  if (question.type !== "smiley" || question.options === undefined) return undefined;
  const values = question.options.map(({ value }) => String(value)).toSorted();
  return values.join() === smileyValues.join() ? undefined : "The smiley question requires the values 1 to 5";
}

/** Why one of several questions cannot be shown: the first that cannot. */
export const firstSporsmalError = (questions: readonly Sporsmal[]): string | undefined =>
  questions.map(sporsmalError).find((error) => error !== undefined);

/** Whether an option is among the chosen ones. */
export const isChosen = ({ value }: SporsmalOption, chosen: SvarValue): boolean =>
  typeof chosen === "string" ? chosen === String(value) : chosen.includes(String(value));

/** The chosen options that ask for a text. */
export function optionsWithText(question: Sporsmal, chosen: SvarValue): readonly SporsmalOption[] {
  const options = question.type === "text" ? [] : (question.options ?? []);
  return options.filter((option) => option.textAreaLabel !== undefined && isChosen(option, chosen));
}

/** The texts of an answer, those of options that are no longer chosen left out. */
function shownTexts(question: Sporsmal, { value, texts }: SvarDraft): readonly string[] {
  const own = question.type === "text" && typeof value === "string" ? [value] : [];
  return [...own, ...optionsWithText(question, value).map((option) => texts[String(option.value)] ?? "")];
}

/** Whether some text of an answer is longer than can be sent. */
export const isTooLong = (question: Sporsmal, draft: SvarDraft): boolean =>
  shownTexts(question, draft).some((text) => text.length > maxTextLength);

const isGiven = (text: string) => text.trim() !== "" && text.length <= maxTextLength;

/**
 * What the host is told of an answer. Nothing of a question that was skipped or emptied (spec: feedback-28); a text under an option is an
 * answer of its own, named by its label, since an answer holds nothing but name, label, type and value.
 */
export function toSvar(question: Sporsmal, draft: SvarDraft): readonly Svar[] {
  const { label, name = label, type } = question;
  const { value } = draft;
  if (typeof value === "string" && type === "text")
    return isGiven(value) ? [{ name, label, type, value: value.trim() }] : [];
  if (value.length === 0) return [];
  const texts = optionsWithText(question, value).flatMap(({ textAreaLabel = "", value: option }) => {
    const text = draft.texts[String(option)] ?? "";
    return isGiven(text)
      ? [{ name: textAreaLabel, label: textAreaLabel, type: "text" as const, value: text.trim() }]
      : [];
  });
  return [{ name, label, type, value }, ...texts];
}
