import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { explainField } from "#scripts/tenant/explainField.ts";
import { explanationText } from "#scripts/tenant/tenantText.ts";
import { withSince } from "#scripts/tenant/Explanation.ts";
import { fixtureInEnglish } from "#tests/support/brandFixtures/fixtureInEnglish.ts";
import { fixtureFiles } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { RemoteFixture } from "#studio/test/support/RemoteFixture.ts";
import { openSince } from "./origins.ts";

let remote: RemoteFixture;
beforeAll(async () => {
  remote = await RemoteFixture.create(await fixtureFiles("fjord"));
});
afterAll(() => remote.close());

const explained = async (field: string, folder = remote.own) => {
  const explanation = explainField(loadWorkspace(folder), "fjord", field, { environment: "Test" });
  return explanationText(await withSince(explanation, openSince(folder)));
};

describe("npm run tenant -- explain says since when a value holds", () => {
  test("of the brand with the proposal, of the base and of an environment by their own files, of a theme", async () => {
    await remote.replace("tenants/fjord/tenant.jsonc", "Godt å ha deg her", "Velkommen");
    await remote.pushed("Greeting\n\nForslag: Ny hilsen\nForslagsnummer: 12");
    await remote.replace("tenants/base.jsonc", "test.felles.example", "t.felles.example");
    await remote.pushed("In one environment");
    expect(await explained("marketing.heroTitle")).toContain("  since 2026-01-01 by Dag Utvikler (forslag 12)\n");
    expect(await explained("urls.timeout")).toMatch(
      /from tenants\/base.jsonc:\d+ \(Test\).*\n {2}since 2026-01-01 by Dag/,
    );
    expect(await explained("login.direct")).toMatch(
      /from tenants\/base.jsonc.*\n {2}since 2026-01-01 by Dag Utvikler\n/,
    );
    expect(await explained("color.page")).toMatch(/from themes\/fjord.tokens.json.*\n {2}since 2026-01-01 by Dag/);
  });

  test("of an edited file that nobody has committed, it says so", async () => {
    await remote.replace("tenants/fjord/tenant.jsonc", '"Kundesenteret"', '"Kundeservice"');
    expect(await explained("footer.contact.navn")).toContain("  not committed yet\n");
    await remote.git("checkout", "-q", ".");
  });

  test("of a list whose texts are in another file, it says nothing, and of one of its texts it does", async () => {
    const own = await RemoteFixture.create(await fixtureInEnglish());
    const inEnglish = async (field: string) => {
      const explanation = explainField(loadWorkspace(own.own), "fjord", field, { environment: "Test", language: "en" });
      return explanationText(await withSince(explanation, openSince(own.own)));
    };
    expect(await inEnglish("faq")).not.toContain("not committed");
    expect(await inEnglish("faq.0.question")).toMatch(
      /from tenants\/\S+\.en\.jsonc:\d+.*\n {2}since 2026-01-01 by Dag/,
    );
    await own.close();
  });

  test.each([
    ["in a folder without git", "none"],
    ["in a clone with a part of the history", "shallow"],
    ["in a repository without a commit", "empty"],
  ])("it says nothing %s", async (_, what) => {
    const folder = await mkdtemp(join(tmpdir(), "since-"));
    try {
      if (what === "empty") await remote.git("init", "-q", folder);
      if (what === "shallow")
        await remote.git("clone", "-q", "--depth=1", `file://${remote.remote}`, join(folder, "in"));
      const dir = what === "shallow" ? join(folder, "in") : folder;
      await writeFile(join(dir, "x"), "");
      const place = { file: "tenants/fjord/tenant.jsonc", path: ["name"], value: "Forsikring fjord" };
      expect(await openSince(dir)(place)).toBeUndefined();
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
