import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { resolverText } from "#scripts/brands/themes/resolverSchema.ts";
import { baseFile, descriptorFile, languageInName, resolverFileOf, themeFileOf } from "#scripts/brands/brandFiles.ts";
import { type Brand, loadBrands } from "#scripts/brands/loadBrands.ts";

const numbered = (number: number): string => `b${String(number).padStart(4, "0")}`;

/** The brand's own domain: "bank" of "forsikring.bank.example". */
const domainOf = ({ id, hostnames }: Brand): string => hostnames.Production[0]?.split(".").at(-2) ?? id;

/** A number in capital letters. */
const letters = (number: number): string =>
  String(number).replaceAll(/\d/g, (digit) => String.fromCharCode(65 + Number(digit)));

/**
 * Writes `count` brands to a folder that can be given as `--brands`: copies of the real ones, each with its own id,
 * hosts, numbers, tokens, theme file and images. Returns their ids.
 */
export async function writeMadeUpBrands(brandsDir: string, folder: string, count: number): Promise<string[]> {
  const { brands } = await loadBrands(brandsDir);
  await mkdir(join(folder, "themes"), { recursive: true });
  await mkdir(join(folder, "tenants"), { recursive: true });
  for (const name of await readdir(join(brandsDir, "tenants")))
    if (name === baseFile || languageInName(baseFile, name) !== undefined)
      await cp(join(brandsDir, "tenants", name), join(folder, "tenants", name));
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const id = numbered(number);
    const original = brands[number % brands.length];
    if (original === undefined) throw new Error(`There is no valid brand in ${brandsDir}.`);
    const target = join(folder, "tenants", id);
    await cp(original.folder, target, { recursive: true });
    const renamed = (text: string): string =>
      Object.values(original.hostnames)
        .flat()
        .reduce((changed, host) => changed.replaceAll(`"${host}"`, `"${id}.${host}"`), text)
        .replaceAll(/"(\d{8,9})"/g, (_, digits: string) => `"${String(number).padStart(5, "0")}${digits.slice(5)}"`)
        .replaceAll(new RegExp(`${domainOf(original)}(?=[.-])`, "g"), `${id}-$&`)
        .replaceAll(/("companyLine": "[^"]+|"dataController": \{ "name": "[^"]+)/g, `$1 ${id}`)
        .replaceAll(new RegExp(`"${original.id}(-cookie-consent-v3)?"`, "g"), `"${id}$1"`)
        .replace(/"marketSource": "[A-Z_]+"/, `"marketSource": "${letters(number)}"`)
        .replace(`"id": "${original.id}"`, `"id": "${id}"`)
        .replace(`"theme": "${original.theme.name}"`, `"theme": "${id}"`)
        .replace(`"name": "${original.languages[0].tenant.name}"`, `"name": "Forsikring ${id}"`);
    for (const name of await readdir(target))
      if (name === descriptorFile || languageInName(descriptorFile, name) !== undefined)
        await writeFile(join(target, name), renamed(await readFile(join(target, name), "utf8")));
    await cp(join(brandsDir, themeFileOf(original.theme.name)), join(folder, themeFileOf(id)));
    await writeFile(join(folder, resolverFileOf(id)), resolverText(id, original.theme.schemes));
    ids.push(id);
  }
  return ids;
}
