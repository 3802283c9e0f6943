import type { FindingCode } from "#scripts/findings/codes.ts";
import { type FixtureFiles, fixtureDescriptor, fixtureFiles } from "./fixtureFolder.ts";

/** A problem of a whole file or folder. */
export interface PlantedFolderProblem {
  readonly code: FindingCode;
  readonly files: () => Promise<FixtureFiles>;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly says: string;
}

const descriptor = "tenants/fjord/tenant.jsonc";

const withDescriptor = (content: string | Uint8Array) => async (): Promise<FixtureFiles> => ({
  ...(await fixtureFiles("fjord")),
  [descriptor]: content,
});

const withText = (feature: string, key: string, text: string) =>
  withDescriptor(
    fixtureDescriptor("fjord").replace('"id":', () => `"texts": { "${feature}": { "${key}": "${text}" } },\n  "id":`),
  );

const bytes = (...parts: (string | number)[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from([part]))));

const at = (line: number, column: number, file = descriptor) => ({ file, line, column });

/** Problems of whole files and folders, and of a brand's own texts. */
export const plantedFolderProblems: readonly PlantedFolderProblem[] = [
  {
    code: "missing-resolver",
    files: async () => {
      const { "themes/fjord.resolver.json": _, ...rest } = await fixtureFiles("fjord");
      return rest;
    },
    ...at(1, 1, "themes/fjord.resolver.json"),
    says: "npm run tenant -- fix",
  },
  {
    code: "bad-encoding",
    files: withDescriptor(`\ufeff${fixtureDescriptor("fjord")}`),
    ...at(1, 1),
    says: "byte-order mark",
  },
  { code: "bad-encoding", files: withDescriptor('{\n  "id": "\0"}'), ...at(2, 10), says: "NUL" },
  { code: "bad-encoding", files: withDescriptor(bytes('{\n "name": "', 0xe5, '"}')), ...at(2, 11), says: "not UTF-8" },
  ...[
    ["PNG", bytes(0x89, "PNG\r\n", 0x1a, "\n")],
    ["PDF", bytes("%PDF-1.7\n")],
    ["SVGZ", bytes(0x1f, 0x8b, 8, 0)],
  ].map(([format, content]) => ({
    code: "bad-svg" as const,
    files: async () => ({ ...(await fixtureFiles("fjord")), "tenants/fjord/logo.svg": content ?? "" }),
    ...at(1, 1, "tenants/fjord/logo.svg"),
    says: `The file is ${String(format)}, whatever its name says`,
  })),
  { code: "syntax-error", files: withDescriptor(""), ...at(1, 1), says: "The file is empty" },
  {
    code: "syntax-error",
    files: withDescriptor('{ "id": "fjord"'),
    ...at(1, 16),
    says: "ends too early: the { of line 1 is not closed",
  },
  {
    code: "syntax-error",
    files: withDescriptor('{ "id": "fjord" /* }'),
    ...at(1, 17),
    says: "The comment does not end",
  },
  {
    code: "syntax-error",
    files: withDescriptor("```json\n{}\n```"),
    ...at(1, 1),
    says: "The file does not begin with {",
  },
  { code: "syntax-error", files: withDescriptor('"id": "fjord"'), ...at(1, 1), says: "The file does not begin with {" },
  {
    code: "syntax-error",
    files: withDescriptor('{ "id": "fjord" }\n\nHilsen Kari'),
    ...at(3, 1),
    says: "nothing after the last bracket",
  },
  { code: "syntax-error", files: withDescriptor("{} {}"), ...at(1, 4), says: "nothing after the last bracket" },
  { code: "wrong-type", files: withDescriptor("[]"), ...at(1, 1), says: "does not hold an object" },
  { code: "deep-nesting", files: withDescriptor("[".repeat(100_000)), ...at(1, 61), says: "more than 60 levels" },
  { code: "too-large", files: withDescriptor(" ".repeat(1_100_000)), ...at(1, 1), says: "1100 kB" },
  {
    code: "too-large",
    files: withDescriptor(`{"id": [\n${"1,".repeat(20_001)}1]}`),
    // Two brackets and 19,999 commas.
    ...at(2, 39_998),
    says: "more than 20000 fields and list entries",
  },
  {
    code: "unknown-key",
    files: async () => ({ ...(await fixtureFiles("fjord")), "tenants/local.jsonc": '{\n  "environments": {} }' }),
    ...at(2, 3, "tenants/local.jsonc"),
    says: '"environments"',
  },
  {
    code: "bad-url",
    files: async () => ({
      ...(await fixtureFiles("fjord")),
      "tenants/local.jsonc": '{ "urls": { "timeout": "//{brand}.localhost" } }',
    }),
    ...at(1, 24, "tenants/local.jsonc"),
    says: "with two it leads to another host",
  },
  {
    code: "shared-fact",
    files: async () => ({
      ...(await fixtureFiles("fjord", "vidde")),
      "tenants/vidde/tenant.jsonc": fixtureDescriptor("vidde").replace(/"telefon": "[^"]+"/, '"telefon": "21000000"'),
    }),
    ...at(8, 64, "tenants/vidde/tenant.jsonc"),
    says: "tenants/fjord/tenant.jsonc:8",
  },
  {
    code: "missing-descriptor",
    files: async () => ({ ...(await fixtureFiles("fjord")), "tenants/vidde/tenant.json": "{}" }),
    ...at(1, 1, "tenants/vidde/tenant.jsonc"),
    says: "tenant.jsonc instead of tenant.json",
  },
  {
    code: "no-brands",
    files: () => Promise.resolve({ "README.txt": "" }),
    ...at(1, 1, "tenants"),
    says: "has no brands",
  },
  {
    code: "unreadable-file",
    files: () => Promise.resolve({ tenants: "not a folder" }),
    ...at(1, 1, "tenants"),
    says: "ENOTDIR",
  },
  {
    code: "missing-placeholder",
    files: withText("session", "heading_other", "Du blir snart logget ut"),
    ...at(3, 44),
    says: "{{count}} is missing",
  },
  {
    code: "unknown-placeholder",
    files: withText("session", "heading_other", "Om {{count}} s, {{secs}}"),
    ...at(3, 44),
    says: "no placeholder {{secs}}",
  },
];
