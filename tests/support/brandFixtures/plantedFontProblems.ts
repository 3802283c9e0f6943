import { bombFont, colourFont, fontWithRights, hugeTableFont, italicFont, testFont } from "../fonts/testFonts.ts";
import { type FixtureFiles, fixtureFiles, fixtureTheme } from "./fixtureFolder.ts";
import type { PlantedFolderProblem } from "./plantedFolderProblems.ts";

const folder = "tenants/fjord/fonts/fjord-sans";
const theme = "themes/fjord.tokens.json";
const licence = { [`${folder}/LICENSE.txt`]: "Fjord Sans belongs to the brand, and may be used in its portal." };

/** The theme with a font of the brand's own in the place of the browser's. */
export const themeWith = async (family: string): Promise<string> =>
  (await fixtureTheme()).replaceAll('["system-ui", "sans-serif"]', `["${family}", "sans-serif"]`);

/** A brand whose theme uses the font of its own that is in these files, by their names. */
export async function filesWithFont(
  fonts: Readonly<Record<string, Buffer>>,
  others: FixtureFiles = licence,
): Promise<Record<string, string | Uint8Array>> {
  const files = Object.entries(fonts).map(([name, bytes]) => [`${folder}/${name}`, bytes] as const);
  return {
    ...(await fixtureFiles("fjord")),
    [theme]: await themeWith("fjord-sans"),
    ...Object.fromEntries(files),
    ...others,
  };
}

const withFile = (name: string, font: () => Buffer | Promise<Buffer>) => async () =>
  filesWithFont({ [name]: await font() });

const row = (
  code: PlantedFolderProblem["code"],
  file: string,
  says: string,
  files: PlantedFolderProblem["files"],
): PlantedFolderProblem => ({ code, file: `${folder}${file}`, line: 1, column: 1, says, files });

const plainTheme = await fixtureTheme();

/** The place of the value of a role in the theme. */
function inTheme(role: string, before = '"$value": '): Pick<PlantedFolderProblem, "column" | "file" | "line"> {
  const end = plainTheme.indexOf(before, plainTheme.indexOf(`"${role}": {`)) + before.length;
  const lines = plainTheme.slice(0, end).split("\n");
  return { file: theme, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Problems of a brand's own fonts. */
export const plantedFontProblems: readonly PlantedFolderProblem[] = [
  row(
    "bad-font",
    "/a.ttf",
    "not a font",
    withFile("a.ttf", () => Buffer.from("a text")),
  ),
  row(
    "bad-font",
    "/a.woff2",
    "damaged",
    withFile("a.woff2", async () => (await testFont()).subarray(0, 5000)),
  ),
  row("bad-font", "/a.woff2", "damaged", withFile("a.woff2", bombFont)),
  row("bad-font", "/a.woff2", "damaged", withFile("a.woff2", hugeTableFont)),
  row(
    "bad-font",
    "/a.woff",
    "first version",
    withFile("a.woff", () => testFont({ format: "woff" })),
  ),
  row(
    "bad-font",
    "/a.ttc",
    "a collection",
    withFile("a.ttc", () => Buffer.from("ttcf")),
  ),
  row("bad-font", "/a.ttf", "a colour font", withFile("a.ttf", colourFont)),
  row("bad-font", "", "has no font file", () => filesWithFont({})),
  row("bad-font", "/b.ttf", "which a.ttf has too", async () =>
    filesWithFont({ "a.ttf": await testFont({ weight: 400 }), "b.ttf": await testFont({ weight: 400 }) }),
  ),
  {
    ...row("bad-font", "", "not in the folder of a font", async () => ({
      ...(await filesWithFont({ "a.woff2": await testFont() })),
      "tenants/fjord/fonts/b.woff2": await testFont(),
    })),
    file: "tenants/fjord/fonts/b.woff2",
  },
  {
    ...row("bad-font", "", "cannot be the name of a font", async () => ({
      ...(await fixtureFiles("fjord")),
      "tenants/fjord/fonts/Fjord Sans/a.woff2": await testFont(),
    })),
    file: "tenants/fjord/fonts/Fjord Sans",
  },
  row("font-licence", "/LICENSE.txt", "no note of its licence", async () =>
    filesWithFont({ "a.woff2": await testFont() }, {}),
  ),
  row("font-licence", "/LICENSE.txt", "no note of its licence", async () =>
    filesWithFont({ "a.woff2": await testFont() }, { [`${folder}/LICENSE.txt`]: " \n" }),
  ),
  row(
    "font-rights",
    "/a.ttf",
    "must not be embedded",
    withFile("a.ttf", () => fontWithRights(2)),
  ),
  row(
    "font-rights",
    "/a.ttf",
    "no characters may be left out",
    withFile("a.ttf", () => fontWithRights(0x100)),
  ),
  row(
    "missing-characters",
    "/a.woff2",
    "has no æ, ø",
    withFile("a.woff2", () => testFont({ without: "æø" })),
  ),
  row(
    "uneven-digits",
    "/a.woff2",
    'the feature "tnum"',
    withFile("a.woff2", () => testFont({ features: [] })),
  ),
  row(
    "too-large",
    "/a.ttf",
    "1001 kB",
    withFile("a.ttf", () => Buffer.alloc(1_000_001)),
  ),
  {
    ...row("missing-weight", "", "has no weight 600 | one of 400, 700; or a file with that weight", async () =>
      filesWithFont({
        "a.woff2": await testFont({ weight: 700 }),
        "b.woff2": await testFont({ weight: 400 }),
        "c.woff2": await testFont({ weight: 700 }),
      }),
    ),
    ...inTheme("weightStrong"),
  },
  {
    ...row("missing-weight", "", "has no weight 400", async () => filesWithFont({ "a.ttf": await italicFont(400) })),
    ...inTheme("weightBody"),
  },
  row("unused-font", "", 'The font "fjord-sans" is not used', async () => ({
    ...(await filesWithFont({ "a.woff2": await testFont() })),
    [theme]: await fixtureTheme(),
  })),
  {
    ...row("unknown-font", "", 'did you mean "fjord-sans"', async () => ({
      ...(await filesWithFont({ "a.woff2": await testFont() })),
      [theme]: await themeWith("fjord-sanz"),
    })),
    ...inTheme("heading", '"$value": ['),
  },
  {
    ...row("shared-fact", "", 'a font of the brand "fjord"', async () => ({
      ...(await filesWithFont({ "a.woff2": await testFont() })),
      ...(await withVidde()),
    })),
    file: "tenants/vidde/fonts/vidde-sans/a.woff2",
  },
];

/** Another brand that has the same file. */
async function withVidde(): Promise<FixtureFiles> {
  return {
    ...(await fixtureFiles("vidde")),
    "themes/vidde.tokens.json": await themeWith("vidde-sans"),
    "tenants/vidde/fonts/vidde-sans/a.woff2": await testFont(),
    "tenants/vidde/fonts/vidde-sans/LICENSE.txt": "Vidde Sans belongs to the brand.",
  };
}
