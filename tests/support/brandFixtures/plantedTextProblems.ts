import { inDescriptor, type PlantedProblem } from "./PlantedProblem.ts";

const title = '"Godt å ha deg her"';
const inTitle = (code: PlantedProblem["code"], text: string, says: string): PlantedProblem =>
  inDescriptor(code, [title, `"${text}"`], `"${text}"`, says);

const withText = (text: string, says: string): PlantedProblem =>
  inDescriptor("bad-text", ['"id":', `"texts": { "session": { "extend": "${text}" } }, "id":`], `"${text}"`, says);

/** Texts that customers cannot see or read, or that look different from what they are. */
export const plantedTextProblems: readonly PlantedProblem[] = [
  inTitle("unsafe-text", "\u3164", "U+3164"),
  inTitle("unsafe-text", "\u2800", "U+2800"),
  inTitle("unsafe-text", "Trygg f\u043ersikring", 'U+043E, a letter of another alphabet that only looks like "o"'),
  inTitle("unsafe-text", "Trygg\u200b hjemme", 'did you mean "Trygg hjemme"'),
  inTitle("bad-text", "\u00ad", "letters or digits"),
  inTitle("unsafe-text", "\u200d", "U+200D"),
  inTitle("unsafe-text", "\u034f", "U+034F"),
  inTitle("unsafe-text", "\ufe0f", "U+FE0F"),
  inTitle("unsafe-text", "Hei\\u001b[31m", "U+001B"),
  inTitle("unsafe-text", "Hei\\u202e", "U+202E"),
  inTitle("unsafe-text", "Hei\\ufffd", "U+FFFD"),
  inTitle("unsafe-text", "Hei\\ue000", "U+E000"),
  inTitle("bad-text", "…!", "letters or digits"),
  inTitle("bad-text", `He${"\u0301".repeat(2000)}i`.slice(0, 70), "accents"),
  inTitle("bad-text", "Hei {{navn}}", "without braces"),
  inTitle("bad-text", "Hei {navn}", "without braces"),
  inTitle("bad-text", "Hei <b>du</b>", "plain text"),
  inTitle("bad-text", "Hei&nbsp;du", "plain text"),
  inTitle("bad-text", "a".repeat(41), "at most 40 letters"),
  inTitle("wrong-length", "a ".repeat(60).trim(), "at most 80"),
  withText("Hei {{", "not complete"),
  withText("Hei }} der", "not complete"),
  withText("\u00ad\u00ad", "letters or digits"),
  inDescriptor("wrong-length", [title, `"${"a".repeat(5000)}"`], undefined, "at most 80"),
  inDescriptor(
    "wrong-length",
    ['"https://www.fjord.example/utlogget"', `"https://www.fjord.example/${"a".repeat(300_000)}"`],
    undefined,
    "at most 2000",
  ),
  inDescriptor(
    "wrong-length",
    ['"id":', `"faq": [${'{ "question": "Hva?", "answer": "Det." },'.repeat(40)}], "id":`],
    undefined,
    "at most 30",
  ),
];
