import { resolve } from "node:path";
import { languages } from "#contract/pageLanguage.ts";
import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import { loadWorkspace } from "#scripts/brands/loadWorkspace.ts";
import type { ReadPortal } from "#scripts/checks/validateBrands.ts";
import { brandsFolder, type CommandCall, defineCommand } from "#scripts/command/Command.ts";
import type { CommandGroup } from "#scripts/command/CommandGroup.ts";
import { flag, oneOf, text, type ValuesOf } from "#scripts/command/Option.ts";
import { readColour } from "#scripts/shared/colours/readColour.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { diffBrands } from "./diffBrands.ts";
import { explainField } from "./explainField.ts";
import { fixBrands } from "./fixBrands.ts";
import { lookExportCommand, lookImportCommand } from "./look/lookCommands.ts";
import { newBrandFiles } from "./newBrandFiles.ts";
import { type ReadSince, withSince } from "./Explanation.ts";
import { differencesText, explanationText, fixText, newBrandText } from "./tenantText.ts";
import { writeNewBrand } from "./writeNewBrand.ts";

/** What the commands work on. */
export interface TenantSource {
  /** The repository: its brands are used without `--brands`. */
  readonly root: string;
  /** Reads the compiled portal, whose words cannot be ids. Left out: ids are not compared with them. */
  readonly readPortal?: ReadPortal;
  /** Asks git about a folder of brands. Left out: `explain` does not say since when a value holds. */
  readonly openSince?: (dir: string) => ReadSince;
}

const sharedOptions = { brands: brandsFolder, json: flag("the result as JSON") };
const exits = "0 done, 2 called in a wrong way, or the files could not be read or written";

/** The folder of the brands, and how a result is printed. */
function settingOf({ brands, json }: ValuesOf<typeof sharedOptions>, { calledFrom, print }: CommandCall, root: string) {
  return {
    dir: brands === undefined ? root : resolve(calledFrom, brands),
    show: (result: unknown, words: string) => print(json ? `${JSON.stringify(result, null, 2)}\n` : words),
  };
}

function newCommand({ root, readPortal }: TenantSource) {
  const advice = "Type the id of the new brand, and the brand to start from: npm run tenant -- new nordlys --from dnb";
  return defineCommand({
    name: "tenant new",
    purpose: "Makes a folder and a theme for a new brand, with values to fill in.",
    words: { shown: "ID", least: 1, most: 1, advice },
    needs: "--from BRAND",
    options: {
      from: text({ shown: "BRAND", help: "the brand to start from: what it does is copied, its facts are not" }),
      colour: text({
        shown: "COLOUR",
        help: "the colour of its buttons, such as #0b4f6c: the theme gets its colours from it, beside the greys; without it, those of the other brand",
      }),
      ...sharedOptions,
    },
    exits,
    async run({ from, colour, ...values }, call) {
      if (from === undefined) throw new UsageError(advice);
      if (colour !== undefined && readColour(colour) === undefined)
        throw new UsageError(`--colour ${colour} is not a colour: write it such as "#0b4f6c", in quotes`);
      const [id = ""] = call.words;
      const { dir, show } = settingOf(values, call, root);
      const files = await newBrandFiles(dir, id, from, { readPortal, colour });
      await writeNewBrand(dir, id, files);
      const paths = [...files.keys()];
      show({ files: paths }, newBrandText(paths, values.brands));
    },
  });
}

const explainCommand = ({ root, openSince }: TenantSource) =>
  defineCommand({
    name: "tenant explain",
    purpose: "Says where a value comes from, such as: explain dnb urls.timeout.",
    words: {
      shown: "BRAND FIELD",
      least: 2,
      most: 2,
      advice: "Type a brand and a field: npm run tenant -- explain dnb urls.timeout",
    },
    options: {
      environment: oneOf(environmentNames, { shown: "NAME", help: `only one of ${environmentNames.join(", ")}` }),
      language: oneOf(languages, {
        shown: "LANGUAGE",
        help: "the texts in another language of the brand: nb, nn or en",
      }),
      ...sharedOptions,
    },
    exits,
    async run({ environment, language, ...values }, call) {
      const [brand = "", field = ""] = call.words;
      const { dir, show } = settingOf(values, call, root);
      const found = explainField(loadWorkspace(dir), brand, field, { environment, language });
      const explained = openSince === undefined ? found : await withSince(found, openSince(dir));
      show(explained, explanationText(explained));
    },
  });

const diffCommand = ({ root }: TenantSource) =>
  defineCommand({
    name: "tenant diff",
    purpose: "Lists what differs between two brands.",
    words: {
      shown: "BRAND BRAND",
      least: 2,
      most: 2,
      advice: "Type two brands: npm run tenant -- diff dnb eika",
    },
    options: sharedOptions,
    exits,
    async run(values, call) {
      const [a = "", b = ""] = call.words;
      const { dir, show } = settingOf(values, call, root);
      const differences = diffBrands(loadWorkspace(dir), a, b);
      show({ differences }, differencesText(a, b, differences));
    },
  });

const fixCommand = ({ root, readPortal }: TenantSource) =>
  defineCommand({
    name: "tenant fix",
    purpose: "Corrects misspelt keys and values, and their form.",
    words: { shown: "[BRAND]", least: 0, most: 1, advice: "Type at most one brand: npm run tenant -- fix dnb" },
    options: {
      "dry-run": flag("show the corrections, and leave the files as they are"),
      colours: flag("also the nearest colour with enough contrast"),
      ...sharedOptions,
    },
    exits: "0 done, 1 findings are left, 2 called in a wrong way, or the files could not be read or written",
    async run({ "dry-run": dryRun, colours, ...values }, call) {
      const [brand] = call.words;
      const { dir, show } = settingOf(values, call, root);
      const result = await fixBrands(dir, { brand, colours, dryRun, readPortal });
      show(result, fixText(result, dryRun));
      return result.left > 0 ? 1 : 0;
    },
  });

/** `npm run tenant`. */
export const tenantCommands = (source: TenantSource): CommandGroup => ({
  name: "tenant",
  purpose: "Adds, explains, compares and corrects brands (docs/tenants.md).",
  commands: [
    newCommand(source),
    explainCommand(source),
    diffCommand(source),
    fixCommand(source),
    lookImportCommand(source.root),
    lookExportCommand(source.root),
  ],
});
