import { rm } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { fixtureFiles, writeFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import type { PublishConfig } from "../config/CompanyConfig.ts";
import { livePage } from "./livePage.ts";

test("the page of a brand is at the configured address, or at its first host of Production", async () => {
  const folder = await writeFolder(await fixtureFiles("fjord"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const workspace = openWorkspace(folder);
  const publish = { way: "merge", privateAddresses: false, minutesBefore: 5 } as const satisfies PublishConfig;
  expect(livePage({ ...publish, liveAddress: "https://{brand}.portal.example/" }, workspace, "fjord")).toBe(
    "https://fjord.portal.example/",
  );
  const ownHost = livePage(publish, workspace, "fjord");
  expect(ownHost).toMatch(/^https:\/\/[a-z.-]+\/$/);
  expect(livePage({ ...publish, way: "pullRequest", open: [] }, workspace, "fjord")).toBe(ownHost);
  expect(livePage(publish, workspace, "unknown")).toBeUndefined();
});
