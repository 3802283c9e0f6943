import { cp, lstat, readFile, symlink, unlink } from "node:fs/promises";
import { join } from "node:path";
import { OtherPackagesError } from "../publication/OtherPackagesError.ts";

/**
 * Gives a checkout of the project the packages of another one, without installing anything, and the portal that is
 * compiled there: its name is the digest of its sources, so it is used for the same sources alone.
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
  const compiled = join(".cache", "compiled");
  // Without it the portal is compiled once more.
  await cp(join(from, compiled), join(folder, compiled), { recursive: true, force: false }).catch(() => undefined);
}
