/** Longest text that can be sent, in characters (spec: feedback-15). */
export const maxTextLength = 250;

/** One of the options of a question (spec: feedback-18). */
export interface SporsmalOption {
  /** Text beside the choice. */
  readonly label: string;
  /** The value that the host receives, as text; of a smiley scale as the number, which must be 1 to 5. */
  readonly value: string | number;
  /** Label of a text area that is shown when this option is chosen. */
  readonly textAreaLabel?: string;
}

interface SporsmalBase {
  /** The question's text. */
  readonly label: string;
  /** Its name in the answer to the host. Default: the label. */
  readonly name?: string;
  /** Help for answering. Default under a text area: no personal information, and no reply is given. */
  readonly helpLabel?: string;
}

/** A question that is answered by choosing (spec: feedback-18). */
export type ValgSporsmal = SporsmalBase &
  (
    | { readonly type: "radio" | "checkbox"; readonly options: readonly SporsmalOption[] }
    /** A scale from 1, the unhappiest face, to 5, the happiest. Default labels: those of feedback-4. */
    | { readonly type: "smiley"; readonly options?: readonly SporsmalOption[] }
  );

/** A question of any of the four types (spec: feedback-18). */
export type Sporsmal = ValgSporsmal | (SporsmalBase & { readonly type: "text" });

/** A text, the number of a face, or the ticked values of several boxes. Empty: no answer. */
export type SvarValue = string | number | readonly string[];

/** Whether something was answered. */
export const isAnswered = (value: SvarValue): boolean => typeof value === "number" || value.length > 0;

/** An answer in progress: the value, and the texts of the options, by the option's value. */
export interface SvarDraft {
  /** What is chosen so far. */
  readonly value: SvarValue;
  /** What is written at an option, by the option's value. */
  readonly texts: Readonly<Record<string, string>>;
}

/** One answer as the host gets it: these four fields and nothing else (spec: feedback-28). */
export interface Svar {
  /** The `name` of the question. */
  readonly name: string;
  /** The question as it was shown. */
  readonly label: string;
  /** The kind of question. */
  readonly type: Sporsmal["type"];
  /** The answer that was given. */
  readonly value: SvarValue;
}

/** No answer yet. */
export const emptyDraft: SvarDraft = { value: "", texts: {} };

/** The values of the smiley scale, from the unhappiest to the happiest (spec: feedback-4). */
export const smileyValues = [1, 2, 3, 4, 5] as const;

/** Why a question cannot be shown, for the console (spec: feedback-19). */
export function sporsmalError(question: Sporsmal): string | undefined {
  if (question.type !== "smiley" || question.options === undefined) return undefined;
  const values = question.options.map(({ value }) => value);
  const isWhole = values.length === smileyValues.length && smileyValues.every((value) => values.includes(value));
  return isWhole ? undefined : "The smiley question requires the values 1 to 5";
}

/** The first error of several questions. */
export const firstSporsmalError = (questions: readonly Sporsmal[]): string | undefined =>
  questions.map(sporsmalError).find((error) => error !== undefined);

/** Whether an option is among the chosen ones. */
export const isChosen = ({ value }: SporsmalOption, chosen: SvarValue): boolean =>
  typeof chosen === "object" ? chosen.includes(String(value)) : String(chosen) === String(value);

/** The answer after an option was pressed. Boxes: all that are ticked then, in the order of the options. */
export function choose(question: ValgSporsmal, chosen: SvarValue, pressed: SporsmalOption): SvarValue {
  if (question.type === "smiley") return pressed.value;
  if (question.type === "radio") return String(pressed.value);
  const isTicked = (option: SporsmalOption) => isChosen(option, chosen) !== (option === pressed);
  return question.options.filter(isTicked).map(({ value }) => String(value));
}

/** The chosen options that ask for a text. */
export function optionsWithText(question: Sporsmal, chosen: SvarValue): readonly SporsmalOption[] {
  const options = question.type === "text" ? [] : (question.options ?? []);
  return options.filter((option) => option.textAreaLabel !== undefined && isChosen(option, chosen));
}

/** The texts of an answer: the text of a question of type text, else the texts under the chosen options. */
function textsOf(question: Sporsmal, { value, texts }: SvarDraft) {
  const { label, name = label } = question;
  if (question.type === "text") return [{ name, label, text: String(value) }];
  return optionsWithText(question, value).map(({ value: option, textAreaLabel = "" }) => ({
    name: textAreaLabel,
    label: textAreaLabel,
    text: texts[option] ?? "",
  }));
}

const isLong = ({ text }: { readonly text: string }) => text.length > maxTextLength;

/** Whether some text of an answer is longer than can be sent. */
export const isTooLong = (question: Sporsmal, draft: SvarDraft): boolean => textsOf(question, draft).some(isLong);

/**
 * The answers that the host gets of a question: none if it was skipped or emptied (spec: feedback-28). A text under an
 * option is an answer of its own, named by its label, since an answer has no field for it.
 */
export function toSvar(question: Sporsmal, draft: SvarDraft): readonly Svar[] {
  const { label, name = label, type } = question;
  const { value } = draft;
  const texts = textsOf(question, draft)
    .filter((one) => one.text.trim() !== "" && !isLong(one))
    .map((one): Svar => ({ name: one.name, label: one.label, type: "text", value: one.text.trim() }));
  return type !== "text" && isAnswered(value) ? [{ name, label, type, value }, ...texts] : texts;
}
