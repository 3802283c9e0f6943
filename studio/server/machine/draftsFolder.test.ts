import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { describeDraftStores } from "#studio/test/support/draftStoreSuite.ts";
import { DraftsFolder, stepsFolder } from "./DraftsFolder.ts";

const folder = mkdtempSync(join(tmpdir(), "drafts-"));
afterAll(() => rmSync(folder, { recursive: true }));
let places = 0;

describeDraftStores("a folder", () => {
  const place = join(folder, `${places++}`);
  return {
    open: () => ({ drafts: new DraftsFolder(place), steps: stepsFolder(place) }),
    damage: (id, text) => {
      for (const name of [`${id}.json`, `${id}.steps.json`]) writeFileSync(join(place, name), text);
    },
  };
});
