import { rm } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { fixtureFiles, writeFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import type { PublishConfig } from "../config/CompanyConfig.ts";
import { livePage } from "./livePage.ts";

test("the page of a brand is at the configured address, or at its first host of Production (spec: company-88)", async () => {
  const folder = await writeFolder(await fixtureFiles("fjord"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const workspace = openWorkspace(folder);
  const deploy: PublishConfig = { way: "deploy", targets: [] };
  expect(livePage({ ...deploy, liveAddress: "https://{brand}.portal.example/" }, workspace, "fjord")).toBe(
    "https://fjord.portal.example/",
  );
  const ownHost = livePage(deploy, workspace, "fjord");
  expect(ownHost).toMatch(/^https:\/\/[a-z.-]+\/$/);
  expect(livePage({ way: "pullRequest", open: [], status: [] }, workspace, "fjord")).toBe(ownHost);
  expect(livePage(deploy, workspace, "unknown")).toBeUndefined();
});
