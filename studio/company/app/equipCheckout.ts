import { cp, lstat, readFile, symlink, unlink } from "node:fs/promises";
import { join } from "node:path";
import { OtherPackagesError } from "../publication/OtherPackagesError.ts";

/** What builds keep below `.cache`, each file under the digest of what it is made from. */
const keptByBuilds = ["compiled", "compressed", "fonts"];

/**
 * Gives a checkout of the project the packages of another one, without installing anything, and what the builds there
 * have kept: it is used for the same sources alone.
 * @throws OtherPackagesError when it asks for others
 */
export async function equipCheckout(from: string, folder: string): Promise<void> {
  const [own, wanted] = await Promise.all(
    [from, folder].map((each) => readFile(join(each, "package-lock.json"), "utf8")),
  );
  if (own !== wanted)
    throw new OtherPackagesError(
      "The main branch asks for other packages than the studio runs with. Update the studio's checkout, and start it again.",
    );
  const link = join(folder, "node_modules");
  const found = await lstat(link).catch(() => undefined);
  if (found?.isSymbolicLink() === true) await unlink(link);
  else if (found !== undefined) throw new OtherPackagesError(`${link} is not a link. Remove it.`);
  await symlink(join(from, "node_modules"), link, "dir");
  for (const name of keptByBuilds) {
    const kept = join(".cache", name);
    // Without it the next build makes it once more.
    await cp(join(from, kept), join(folder, kept), { recursive: true, force: false }).catch(() => undefined);
  }
}
