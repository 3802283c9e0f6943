import { join } from "node:path";
import type { HuskCookies } from "#contract/husk.ts";
import { type BrandLanguages, pageFile } from "#contract/pageLanguage.ts";
import { headersFile } from "#contract/releaseFiles.ts";
import { type BuiltRelease, readBuiltReleases } from "#scripts/deploy/BuiltRelease.ts";
import { mapKey } from "#scripts/compile/sourceMaps.ts";
import { compressBrand, compressFiles } from "#scripts/release/folder/compressFiles.ts";
import { ReleaseFolder } from "#scripts/release/folder/ReleaseFolder.ts";
import type { BrandHeaders } from "#scripts/stamp/headers.ts";

const file = (path: string, text: string) => ({ path, bytes: new TextEncoder().encode(text) });

/** What kind of releases they are. */
export interface TinyOptions {
  /** The name of the preview that they are. */
  readonly preview?: string | undefined;
  /** The languages of brands that have several. Left out: the brands have one page each. */
  readonly languages?: BrandLanguages;
  /** The cookies that are set again. */
  readonly husk?: HuskCookies;
}

/** A page says in which language it is where a brand has several. */
function pagesOf(text: string, code: string, languages: BrandLanguages | undefined) {
  const page = `<p>${text}</p><script src="/privat/forsikring/oversikt/assets/main-${code}.js"></script>`;
  if (languages === undefined) return [file("index.html", page)];
  return languages.map((each) => file(pageFile(each, languages[0]), `<html lang="${each}">${page}`));
}

/**
 * Headers that name the text of the page they belong to, as a policy has the hashes of its page. What comes after a
 * hyphen changes no header: `to` and `to-ny` have the same.
 */
function headersOf(brand: string, text: string, { preview, languages, husk }: TinyOptions): BrandHeaders {
  const none = { hostnames: [], page: {}, assets: {}, wellKnown: {} };
  const page = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": `default-src 'none'; report-uri /${text.replace(/-.*/, "")}`,
    "Strict-Transport-Security": "max-age=31536000",
    ...(languages && { Vary: "Cookie, Accept-Language" }),
  };
  return {
    Production: {
      hostnames: [preview === undefined ? `${brand}.example` : `${preview}--${brand}.example`],
      ...(languages && { languages }),
      ...(husk && { husk }),
      page,
      assets: { "Cache-Control": "immutable" },
      wellKnown: {},
    },
    QA: none,
    Dev: none,
    Test: none,
  };
}

/**
 * Writes finished folders of a page and a script, as small as they can be.
 * @param folder gets a folder for each build
 * @param code names the script and is in it
 * @param texts what is in the page of each brand
 */
export async function writeTinyReleases(
  folder: string,
  code: string,
  texts: Readonly<Record<string, string>>,
  options: TinyOptions = {},
): Promise<readonly BuiltRelease[]> {
  const { preview, languages } = options;
  const dist = join(folder, `${preview ?? ""}${code}-${Object.values(texts).join("-")}`);
  const origin = {
    source: { commit: code, committedAt: "2026-11-02T10:00:00Z", modified: false },
    tools: {},
    day: undefined,
    ...(preview !== undefined && { preview }),
  };
  const shared = await compressFiles([file(`assets/main-${code}.js`, `/* ${code} */`)], "quick");
  const map = file(
    mapKey(`main-${code}.js`),
    JSON.stringify({ version: 3, sources: [], mappings: "", x_commit: code }),
  );
  const release = await ReleaseFolder.open(dist, shared, origin, [map]);
  for (const [brand, text] of Object.entries(texts)) {
    const headers = headersOf(brand, text, options);
    const own = [...pagesOf(text, code, languages), file(headersFile, JSON.stringify(headers))];
    await release.add(brand, await compressBrand(own), headers);
  }
  await release.publish();
  await release.close();
  return readBuiltReleases(dist);
}
