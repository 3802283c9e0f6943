import { languageNames, languages } from "#contract/pageLanguage.ts";
import type { Place } from "#scripts/findings/Finding.ts";
import { codeFrame } from "#scripts/checks/report/codeFrame.ts";
import type { MisfitKind } from "#scripts/shared/misfits/findMisfits.ts";
import type { Missed } from "./findUnmeasured.ts";
import type { Sighting } from "./measureScreens.ts";

/** A text that does not fit: once, however often it was seen. */
export interface TextFitFinding {
  readonly code: MisfitKind;
  /** Where the text was written. None for a text of the back end, and for a page that is too wide without a text. */
  readonly place: Place | undefined;
  readonly sightings: readonly Sighting[];
}

/** What is wrong, and what to do about it. */
const explanations: Readonly<Record<MisfitKind, { says: (sighting: Sighting) => string; expected: string }>> = {
  "broken-word": {
    says: ({ detail }) => `The word "${detail}" is broken without a hyphen`,
    expected: "a shorter word, or more room for it",
  },
  "cut-text": {
    says: ({ text, detail }) => `"${text}" is cut: ${detail}`,
    expected: "a shorter text",
  },
  "outside-box": {
    says: ({ text, detail }) => `"${text}" is ${detail}`,
    expected: "a shorter text or word",
  },
  "tall-button": {
    says: ({ text, detail }) => `The button "${text}" has ${detail}`,
    expected: "a text of at most two lines",
  },
  "wide-page": {
    says: ({ text, detail }) => (text === "" ? `The page is ${detail}` : `"${text}" is ${detail}`),
    expected: "a page that is as wide as its window",
  },
};

const lastPlace: Place = { file: "\uffff", line: 0, column: 0, length: 1 };

/**
 * One finding for each text and kind, sorted by place. A word of the back end that breaks is none: it cannot be
 * written otherwise here.
 * @param placeOf where a text that a brand shows was written, by its marks
 */
export function textFitFindings(
  sightings: readonly Sighting[],
  placeOf: (sighting: Sighting) => Place | undefined,
): TextFitFinding[] {
  const findings = new Map<string, { code: MisfitKind; place: Place | undefined; sightings: Sighting[] }>();
  for (const sighting of sightings) {
    const { kind: code, text, detail } = sighting;
    const place = placeOf(sighting);
    if (code === "broken-word" && place === undefined) continue;
    const key = [code, place?.file, place?.line, place?.column, text, code === "broken-word" ? detail : ""].join("\0");
    const finding = findings.get(key) ?? { code, place, sightings: [] };
    finding.sightings.push(sighting);
    findings.set(key, finding);
  }
  const orderOf = ({ place = lastPlace, code, sightings: [first] }: TextFitFinding) =>
    [place.file, String(place.line).padStart(6), String(place.column).padStart(6), code, first?.text ?? ""].join("\0");
  return [...findings.values()].toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}

const sizeOf = ({ widthPx, textPercent }: Sighting): string =>
  `${widthPx} px${textPercent === 100 ? "" : ` with ${textPercent} % text`}`;

function whereSeen(sightings: readonly Sighting[]): string[] {
  const sizes = new Map<string, Set<string>>();
  for (const sighting of sightings) {
    const brands = sizes.get(sizeOf(sighting)) ?? new Set<string>();
    sizes.set(sizeOf(sighting), brands.add(sighting.brandId));
  }
  const screens = [...new Set(sightings.map(({ screen }) => screen))].toSorted();
  const shown = languages.filter((each) => sightings.some(({ language }) => language === each));
  const more = screens.length > 2 ? ` and ${screens.length - 2} more` : "";
  return [
    ...[...sizes].map(([size, brands]) => `at ${size} in ${[...brands].toSorted().join(", ")}`),
    `on ${screens.slice(0, 2).join("; ")}${more}`,
    `in ${shown.map((each) => languageNames[each]).join(", ")}`,
  ];
}

/**
 * The findings as text, each with its lines in the file.
 * @param textOf the content of a file; undefined when it cannot be read
 */
export function formatTextFit(
  findings: readonly TextFitFinding[],
  textOf: (file: string) => string | undefined,
): string {
  return findings
    .flatMap(({ code, place, sightings }) => {
      const [first] = sightings;
      if (first === undefined) return [];
      const { says, expected } = explanations[code];
      const source = place === undefined ? undefined : textOf(place.file);
      const frame = place === undefined || source === undefined ? undefined : codeFrame(source.split("\n"), place);
      const where = place === undefined ? "text of the back end" : `${place.file}:${place.line}:${place.column}`;
      return [
        [
          `${where}  ${code}`,
          `  ${says(first)}`,
          ...(frame?.split("\n").map((line) => `  ${line}`) ?? []),
          ...whereSeen(sightings).map((line) => `  ${line}`),
          `  expected ${expected}`,
        ].join("\n"),
      ];
    })
    .join("\n\n");
}

/** The screens that could not be measured, a line each. */
export const formatMissed = (missed: readonly Missed[]): string =>
  missed
    .map(
      ({ brandId, language, screen, reason }) =>
        `Missed: ${brandId} in ${languageNames[language]}, ${screen}: ${reason}`,
    )
    .join("\n");
