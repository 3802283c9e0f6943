import { type FindingCode, findingCodes, levelOf } from "#scripts/findings/codes.ts";
import type { Place } from "#scripts/findings/Finding.ts";
import type { ReportedFinding } from "#scripts/findings/inWords.ts";
import { escapeHidden } from "#scripts/findings/safeValues.ts";
import type { Validation } from "../validateBrands.ts";
import { escapeInJson, mostListed } from "./jsonReport.ts";
import { reportFindings } from "./reportFindings.ts";

/** Where the checked files are: a tool that shows the result replaces it by the folder of the repository. */
const rootName = "SRCROOT";

const region = ({ line, column, length }: Place) => ({
  startLine: line,
  startColumn: column,
  endLine: line,
  endColumn: column + length,
});

const physical = (place: Place) => ({
  artifactLocation: { uri: place.file.split("/").map(encodeURIComponent).join("/"), uriBaseId: rootName },
  region: region(place),
});

const codes = Object.keys(findingCodes) as FindingCode[];

function resultOf({
  code,
  level,
  message,
  expected,
  suggestion,
  suggestionKind,
  related = [],
  ...place
}: ReportedFinding) {
  const words = [
    message,
    ...(expected === undefined ? [] : [`Expected ${expected}`]),
    ...(suggestion === undefined
      ? []
      : [suggestionKind === "spelling" ? `Did you mean ${suggestion}?` : `Write ${suggestion}`]),
  ];
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level,
    message: { text: words.join(". ") },
    locations: [{ physicalLocation: physical(place) }],
    ...(related.length === 0
      ? {}
      : {
          relatedLocations: related.map((other, index) => ({
            id: index + 1,
            physicalLocation: physical(other),
            message: { text: other.message },
          })),
        }),
  };
}

/**
 * The result of a run as SARIF 2.1.0, for code scanning and editors. A rule that threw is a notification of the tool,
 * and the run is then marked as not successful.
 */
export function sarifReport(validation: Validation): string {
  const { findings, more } = reportFindings(validation, { most: mostListed });
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "npm run validate",
            rules: codes.map((code) => ({
              id: code,
              shortDescription: { text: findingCodes[code] },
              defaultConfiguration: { level: levelOf(code) },
            })),
          },
        },
        originalUriBaseIds: { [rootName]: { description: { text: "The folder with tenants/ and themes/" } } },
        columnKind: "utf16CodeUnits",
        invocations: [
          {
            executionSuccessful: validation.crashes.length === 0,
            toolExecutionNotifications: [
              ...validation.crashes.map(({ rule, message }) => ({
                level: "error",
                message: { text: escapeHidden(`The rule "${rule}" failed: ${message.split("\n")[0]}`) },
              })),
              ...(more === 0 ? [] : [{ level: "warning", message: { text: `${more} more findings are not listed` } }]),
            ],
          },
        ],
        results: findings.map(resultOf),
      },
    ],
  };
  return `${escapeInJson(JSON.stringify(log, null, 2))}\n`;
}
