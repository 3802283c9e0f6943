import type { BrowserContext, Page } from "@playwright/test";
import { compileClassic } from "#scripts/compile/compile.ts";
import { repository } from "#scripts/files/repository.ts";

/** Gives every page that is opened from now on what measures it (`measuredPage.ts`). */
export async function equipPages(pages: BrowserContext | Page): Promise<void> {
  await pages.addInitScript(await compileClassic(repository, "scripts/quality/text-fit/measuredPage.ts"));
}
