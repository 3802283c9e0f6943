import { join } from "node:path";
import type { OpenWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { repository } from "#scripts/files/repository.ts";
import { loadLocales } from "#scripts/checks/loadLocales.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";

/** The portal's texts are part of the code, also with brands of another folder. */
const localesDir = join(repository, "locales", "nb");

/** What all brands share, and the portal's texts. */
export function formBasis({ base }: OpenWorkspace): FormBasis {
  const files = [...loadLocales(localesDir).files].map(([name, { texts }]) => [
    name,
    Object.fromEntries([...texts].map(([key, { value }]) => [key, String(value)])),
  ]);
  return { base: base?.value ?? {}, texts: Object.fromEntries(files) };
}
