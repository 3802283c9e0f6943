import { sbomFile, securityFile } from "#contract/releaseFiles.ts";
import type { BrandBlock } from "#contract/brandBlock.ts";
import type { PublicDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import { environmentNames, type EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import { mergeLayers } from "#contract/mergeLayers.ts";
import { pageFiles } from "#contract/pageLanguage.ts";
import { type BrandFact, brandFacts, type FactSource, fontFacts, stringsIn } from "#scripts/leaks/brandFacts.ts";
import { createNeutralCheck } from "#scripts/leaks/createNeutralCheck.ts";
import { FactSearch } from "#scripts/leaks/FactSearch.ts";
import { PortalSearch } from "#scripts/leaks/PortalText.ts";
import { decodeFile, describeLeak, findLeaks, type Leak, permittedText } from "#scripts/leaks/findLeaks.ts";
import { lstat, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { brandBlockIn } from "./openFolder.ts";
import type { FolderToVerify } from "./FolderToVerify.ts";
import { securityFields } from "./verifySecurityTxt.ts";

const publishedIn = ({ tenant, environments }: BrandBlock) => [tenant, environments];

const byEnvironment = <T>(value: (name: EnvironmentName) => T) =>
  Object.fromEntries(environmentNames.map((name) => [name, value(name)])) as Record<EnvironmentName, T>;

/** @param blocks those of all pages: the brand's own language first */
function factSource(id: string, block: BrandBlock, blocks: readonly BrandBlock[]): FactSource {
  return {
    id,
    languages: blocks.map(publishedIn),
    hostnames: byEnvironment((name) => block.environments[name].hostnames),
    effective: byEnvironment((name) => mergeLayers(block.tenant, block.environments[name].overlay) as PublicDescriptor),
  };
}

const stylesIn = (html: string) => [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = ""]) => css).join("");

/** The text of a file; empty when there is none that can be read. A pipe is not opened: it would never end. */
const readOr = async (path: string): Promise<string> => {
  const isFile = await lstat(path).then(
    (found) => found.isFile(),
    () => false,
  );
  return isFile ? readFile(path, "utf8").catch(() => "") : "";
};

/** The families that a page loads, with the names of their files. */
function familiesIn(css: string): ReadonlyMap<string, readonly string[]> {
  const families = new Map<string, string[]>();
  for (const [, family = "", url = ""] of css.matchAll(/@font-face\{font-family:"([^"]+)";[^}]*?src:url\("([^"]+)"\)/g))
    families.set(family, [...(families.get(family) ?? []), basename(url)]);
  return families;
}

/** The fonts of a folder that are of no package: the brand's own. */
async function ownFontsIn(folder: string, css: string) {
  const packages = await readOr(join(folder, sbomFile));
  const own = [...familiesIn(css)].filter(([family]) => !packages.includes(`%40fontsource-variable/${family}@`));
  return Promise.all(
    own.map(async ([family, files]) => ({
      family,
      files: await Promise.all(files.map((file) => readFile(join(folder, "assets", file)).catch(() => Buffer.of()))),
    })),
  );
}

const isOfBrand = (path: string) =>
  /\.(?:html|svg|json|woff2)$/.test(path) || path === securityFile || !path.startsWith("assets/");

/**
 * Looks for facts of one brand in the folder of another. The facts come from the folders themselves: brand block,
 * theme, images, fonts of its own and security contact. What the portal says in every brand belongs to none.
 */
export class LeakSearch {
  readonly #facts = new FactSearch();
  readonly #isNeutral: (value: string) => boolean;
  readonly #shared: PortalSearch;
  /** Shared scripts that have been searched, by digest. */
  readonly #searched = new Set<string>();

  /** @param program the folder of this repository: the portal's texts */
  constructor(program: string) {
    this.#isNeutral = createNeutralCheck(program);
    this.#shared = new PortalSearch(this.#isNeutral);
  }

  #add(fact: BrandFact): void {
    this.#facts.add(fact);
    this.#shared.add(fact);
  }

  /** Reads what identifies a brand. All folders are read before the first is searched. */
  async learn(id: string, folder: string): Promise<void> {
    const [html, security] = await Promise.all(["index.html", securityFile].map((path) => readOr(join(folder, path))));
    const block = brandBlockIn(html ?? "");
    if (block === undefined) return;
    const [, ...others] = pageFiles(block.languages);
    const inOthers = await Promise.all(others.map(async (path) => brandBlockIn(await readOr(join(folder, path)))));
    const blocks = [block, ...inOthers.filter((each) => each !== undefined)];
    const images = Object.values(block.assets).flatMap((one) => ("url" in one ? [one] : Object.values(one)));
    const svgs = await Promise.all(
      images.map(({ url }) => readOr(join(folder, "assets", url.slice(url.lastIndexOf("/") + 1)))),
    );
    for (const fact of brandFacts(factSource(id, block, blocks), stylesIn(html ?? ""), svgs)) this.#add(fact);
    for (const fact of fontFacts(id, await ownFontsIn(folder, stylesIn(html ?? "")))) this.#facts.add(fact);
    for (const value of securityFields(security ?? "", "Contact"))
      this.#add({ brand: id, kind: "text", value: value.replace(/^mailto:/, "") });
  }

  /** Searches a brand's folder. What all brands share is searched once. */
  async search(opened: FolderToVerify): Promise<void> {
    const { brand, folder, pages, content, reader, list } = opened;
    const blocks = pages.flatMap(({ block }) => block ?? []);
    if (blocks.length === 0) return;
    const report = (leak: Leak) => list.add("leak", leak.file, describeLeak(brand, leak));
    const own: { path: string; bytes: Uint8Array }[] = [];
    for (const file of content.files.values()) {
      const { path } = file;
      if (path.endsWith(".js")) {
        const digest = reader.digest(folder, file);
        if (this.#searched.has(digest)) continue;
        this.#searched.add(digest);
        const bytes = await readFile(join(folder, path));
        for (const leak of this.#shared.leaksIn([decodeFile({ path, bytes })])) report(leak);
      } else if (isOfBrand(path) && !/\.(?:br|gz)$/.test(path))
        own.push({ path, bytes: await readFile(join(folder, path)) });
      else own.push({ path, bytes: new Uint8Array() });
    }
    const textIn = (ending: string) =>
      own.filter(({ path }) => path.endsWith(ending)).map(({ bytes }) => new TextDecoder().decode(bytes));
    const contacts = textIn(securityFile).flatMap((text) => securityFields(text, "Contact"));
    const ownText = permittedText([
      ...stringsIn(blocks.map(publishedIn)),
      ...pages.map(({ html }) => stylesIn(html)),
      ...textIn(".svg"),
      ...contacts,
    ]);
    const permitted = { brand, ownText, isNeutral: this.#isNeutral };
    for (const file of own) for (const leak of findLeaks(this.#facts, decodeFile(file), permitted)) report(leak);
  }
}
