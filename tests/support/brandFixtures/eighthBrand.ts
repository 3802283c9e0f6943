import { resolverFileOf } from "#scripts/brands/brandFiles.ts";
import { resolverText } from "#scripts/brands/themes/resolverSchema.ts";
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadBrands } from "#scripts/brands/loadBrands.ts";

/** The id of the brand that `writeEighthBrand` adds: one that no real brand has. */
export const eighthBrand = "nyttmerke";

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Copies the brands of `root` to `folder`, which can then be given as `--brands`, and adds one more as a brand manager
 * does: a copy of a brand's folder and theme, with names, addresses and numbers of its own. Only data is written.
 */
export async function writeEighthBrand(root: string, folder: string): Promise<void> {
  for (const part of ["tenants", "themes"]) await cp(join(root, part), join(folder, part), { recursive: true });
  const { brands } = await loadBrands(root);
  const original = brands.find(({ effective }) => effective.Test.login.direct);
  if (original === undefined) throw new Error("No brand can be copied.");
  const { footer, dataController, analytics, errorReporting, marketSource } = original.effective.Production;
  // The brand's own domain: "enghaug" of "forsikring.enghaug.example".
  const domain = original.hostnames.Production[0]?.split(".").at(-2) ?? original.id;
  const facts: readonly (readonly [string | RegExp, string])[] = [
    [errorReporting.dsn ?? "", `https://11111111@feil.${eighthBrand}.example/808`],
    [analytics.token ?? "", `${eighthBrand}-token`],
    [footer.contact?.telefon ?? "", "80000808"],
    [dataController.organisationNumber ?? "", "900000808"],
    [capital(domain), capital(eighthBrand)],
    [domain, eighthBrand],
    [`"${marketSource}"`, `"${eighthBrand.toUpperCase()}"`],
    // As a word: a short id is also in other words.
    [new RegExp(String.raw`(?<![\p{L}\p{N}])${original.id}(?![\p{L}\p{N}])`, "gu"), eighthBrand],
  ];
  const replaceFacts = (text: string): string =>
    facts.reduce((changed, [fact, own]) => (fact === "" ? changed : changed.replaceAll(fact, own)), text);

  const target = join(folder, "tenants", eighthBrand);
  await cp(original.folder, target, { recursive: true });
  for (const name of await readdir(target))
    await writeFile(join(target, name), replaceFacts(await readFile(join(target, name), "utf8")));
  const themeOf = (name: string): string => join(folder, "themes", `${name}.tokens.json`);
  await cp(themeOf(original.theme.name), themeOf(eighthBrand));
  await writeFile(join(folder, resolverFileOf(eighthBrand)), resolverText(eighthBrand));
}
