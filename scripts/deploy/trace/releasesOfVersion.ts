import { brandBlockElement } from "#contract/pageElements.ts";
import { isOwnScript, pageVersionOf } from "#contract/pageVersion.ts";
import { pageContent } from "#scripts/stamp/pageResources.ts";
import { readRecordAt } from "../fetchServed.ts";
import { forEachAtOnce } from "../forEachAtOnce.ts";
import { keyOf } from "../keyOf.ts";
import type { KeptRelease, Pointer } from "../state/Pointer.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";

/** How many releases are read at a time. */
const atOnce = 8;

/** The version that a page has in the browser: error reports name it. */
export function versionOfPage(html: string): string {
  const scripts = pageContent(html).resources.flatMap(({ what, source }) =>
    what === "<script src>" && "url" in source ? [source.url] : [],
  );
  return pageVersionOf(brandBlockElement.exec(html)?.[2] ?? "", scripts.filter(isOwnScript));
}

/** The versions of a release at a target: one for each language of the brand. */
async function versionsOf(store: DeploymentStore, release: { readonly brand: string; readonly id: string }) {
  const pages = (await readRecordAt(store, release))?.files.filter(({ path }) =>
    /^index(?:\.[a-z]+)?\.html$/.test(path),
  );
  const read = (pages ?? []).map(async ({ path }) => store.get(keyOf(release, path)));
  return (await Promise.all(read)).flatMap((stored) =>
    stored === undefined ? [] : [versionOfPage(new TextDecoder().decode(stored.bytes))],
  );
}

/** Which kept releases have pages of a version: the pointers of their brands, with these releases alone. */
export async function releasesOfVersion(
  store: DeploymentStore,
  pointers: readonly Pointer[],
  version: string,
): Promise<readonly Pointer[]> {
  const found = new Set<KeptRelease>();
  const all = pointers.flatMap(({ brand, releases }) => releases.map((release) => ({ brand, release })));
  await forEachAtOnce(all, atOnce, async ({ brand, release }) => {
    if ((await versionsOf(store, { brand, id: release.id })).includes(version)) found.add(release);
  });
  return pointers.flatMap((pointer) => {
    const releases = pointer.releases.filter((release) => found.has(release));
    return releases.length === 0 ? [] : [{ ...pointer, releases }];
  });
}
