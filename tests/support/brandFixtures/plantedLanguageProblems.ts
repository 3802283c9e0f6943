import type { FindingCode } from "#scripts/findings/codes.ts";
import { fixtureInEnglish } from "./fixtureInEnglish.ts";
import type { PlantedFolderProblem } from "./plantedFolderProblems.ts";

const descriptor = "tenants/fjord/tenant.jsonc";
const english = "tenants/fjord/tenant.en.jsonc";
const files = await fixtureInEnglish();
const start = { line: 1, column: 1 };

/** The first place of a text in a file. */
function placeIn(text: string, token: string): { line: number; column: number } {
  const before = text.slice(0, text.indexOf(token)).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/**
 * A change of one of the files.
 * @param token where the finding is
 * @param at the file that it is in
 */
function changed(
  code: FindingCode,
  file: string,
  [from, to]: readonly [string, string],
  token: string,
  says: string,
  at = file,
): PlantedFolderProblem {
  const before = String(files[file]);
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`Nothing to replace in ${file}`);
  const all = { ...files, [file]: after };
  return { code, files: () => Promise.resolve(all), file: at, ...placeIn(String(all[at]), token), says };
}

/** Files of a brand without one, or with one more. */
const withFile = (
  code: FindingCode,
  file: string,
  text: string | undefined,
  place: Pick<PlantedFolderProblem, "file" | "line" | "column">,
  says: string,
): PlantedFolderProblem => ({
  code,
  files: () => {
    const { [file]: _, ...others } = files;
    return Promise.resolve(text === undefined ? others : { ...others, [file]: text });
  },
  ...place,
  says,
});

const title = '"heroTitle": "Good to have you here",';
const named = '"languages": ["nb", "en"]';

/** Problems of a brand's languages. */
export const plantedLanguageProblems: readonly PlantedFolderProblem[] = [
  changed("missing-translation", english, [title, ""], '"heroTitle"', `is not in ${english}`, descriptor),
  changed(
    "missing-translation",
    english,
    ['"text": "Our travel insurance won."', ""],
    '"text": "Reise',
    "text",
    descriptor,
  ),
  changed(
    "missing-translation",
    descriptor,
    ['"heroTitle":', '"heroLead": "Hei.", "heroTitle":'],
    '"heroLead"',
    english,
  ),
  changed(
    "missing-translation",
    english,
    [title, `${title} "heroLead": "Hi.",`],
    '"heroLead"',
    `is not in ${descriptor}`,
  ),
  changed(
    "missing-translation",
    descriptor,
    ['"QA": {', '"QA": { "marketing": { "heroTitle": "Hei" },'],
    '"heroTitle": "Hei"',
    `"environments.QA.marketing.heroTitle" is not in ${english}`,
  ),
  changed(
    "missing-translation",
    "tenants/base.en.jsonc",
    ['"answer": "It may be in another name."', ""],
    '"answer"',
    "faq.0.answer",
    "tenants/base.jsonc",
  ),
  withFile("missing-translation", english, undefined, { file: descriptor, line: 4, column: 23 }, `a file ${english}`),
  withFile(
    "missing-translation",
    "tenants/base.en.jsonc",
    undefined,
    { file: "tenants/base.jsonc", ...start },
    "a file tenants/base.en.jsonc",
  ),
  changed("wrong-length", english, ['{ "title": "Benefits", "text": "You get more." }', ""], '"purchaseInfo"', "2 in"),
  changed("wrong-length", descriptor, [named, '"languages": []'], "[]", "at least 1"),
  changed("layer-only-field", english, ['"footer"', '"theme": "x", "footer"'], '"theme"', "not a text"),
  changed("layer-only-field", english, ['"navn"', '"telefon": "21000000", "navn"'], '"telefon"', "not a text"),
  changed(
    "layer-only-field",
    english,
    ['"footer"', '"environments": { "QA": { "hostnames": [] } }, "footer"'],
    '"hostnames"',
    "not a text",
  ),
  changed("unknown-key", english, ['"heroTitle"', '"heroTitel"'], '"heroTitel"', 'did you mean "heroTitle"'),
  changed("wrong-type", english, ['"Good to have you here"', "null"], "null", "heroTitle"),
  changed("wrong-length", english, ["Good to have you here", "Hi ".repeat(40).trim()], '"Hi', "at most 80"),
  changed("unsafe-text", english, ["Good to have you here", "Hi\\u202e"], '"Hi', "U+202E"),
  changed("promised-cover", english, ['"Welcome"', '"You are insured"'], '"You are insured"', "insured"),
  changed("unknown-value", descriptor, [named, '"languages": ["nb", "eng"]'], '"eng"', 'did you mean "en"'),
  changed("duplicate-entry", descriptor, [named, '"languages": ["nb", "en", "en"]'], '"en"]', "en"),
  changed(
    "unknown-text",
    english,
    ['"footer"', '"texts": { "sesion": { "extend": "Stay" } }, "footer"'],
    '"sesion"',
    'did you mean "session"',
  ),
  changed("unfilled-value", english, ["Good to have you here", ""], '""', "heroTitle"),
  changed("syntax-error", english, ['"footer":', '"footer"'], '"footer"', ""),
  withFile(
    "unneeded-language-file",
    "tenants/fjord/tenant.nn.jsonc",
    "{}",
    { file: "tenants/fjord/tenant.nn.jsonc", ...start },
    '"nn"',
  ),
  withFile(
    "unneeded-language-file",
    "tenants/fjord/tenant.nb.jsonc",
    "{}",
    { file: "tenants/fjord/tenant.nb.jsonc", ...start },
    `are in ${descriptor}`,
  ),
  withFile(
    "unneeded-language-file",
    "tenants/base.de.jsonc",
    "{}",
    { file: "tenants/base.de.jsonc", ...start },
    "nb, nn, en",
  ),
];
