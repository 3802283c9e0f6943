import { type BrandLanguages, namedLanguages } from "#contract/pageLanguage.ts";
import { headersFile } from "#contract/releaseFiles.ts";
import type { BrandHeaders } from "#scripts/stamp/headers.ts";
import { keyOf } from "../keyOf.ts";
import type { Pointer } from "../state/Pointer.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";

/**
 * The languages of the pages that visitors of a brand get, its own first: as its release says, not as `tenants/` says
 * now. A page that names none is in bokmål.
 * @throws Error when that release cannot be read
 */
export async function brandLanguages(
  store: DeploymentStore,
  { brand, release: id }: Pick<Pointer, "brand" | "release">,
): Promise<BrandLanguages> {
  const textAt = async (path: string) => new TextDecoder().decode((await store.get(keyOf({ brand, id }, path)))?.bytes);
  const text = await textAt(headersFile);
  let headers: BrandHeaders;
  try {
    headers = JSON.parse(text) as BrandHeaders;
  } catch (error) {
    const problem = text === "" ? "is missing" : "cannot be read";
    const advice = `Deploy ${brand} again, or name the other brands with --brand.`;
    throw new Error(`${keyOf({ brand, id }, headersFile)} ${problem}. ${advice}`, { cause: error });
  }
  const several = Object.values(headers).find(({ languages }) => languages)?.languages;
  return several ?? namedLanguages([/<html[^>]*?\slang="(\w+)"/.exec(await textAt("index.html"))?.[1]]);
}
