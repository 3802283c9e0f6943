import { beforeEach, describe, expect, test, vi } from "vitest";
import { brandBlock } from "#tests/support/screens/brandBlock.ts";
import { basePath } from "#contract/basePath.ts";
import { readTenant } from "#core/tenant/readTenant.ts";
import { IkkeFunnetPage, LoggInnPage, portalPages, preloadPageAt } from "./portalPages.ts";

describe("The code that is fetched for an address", () => {
  const fetched: string[] = [];

  beforeEach(() => {
    fetched.length = 0;
    const others = [
      { part: "LoggInnPage", Page: LoggInnPage },
      { part: "IkkeFunnetPage", Page: IkkeFunnetPage },
    ];
    for (const { part, Page } of [...portalPages, ...others])
      vi.spyOn(Page, "preload").mockImplementation(() => {
        fetched.push(part);
        return Promise.resolve();
      });
  });

  const tenant = readTenant(
    brandBlock({ features: { ...brandBlock().tenant.features, offers: true, purchase: false } }),
    "localhost",
  );

  test.each([
    ["", "OversiktPage"],
    ["/", "OversiktPage"],
    ["/tilbud", "TilbudPage"],
    ["/tilbud/", "TilbudPage"],
    ["/logg-inn", "LoggInnPage"],
    ["/kjopsinnganger", "IkkeFunnetPage"],
    ["/finnes-ikke", "IkkeFunnetPage"],
  ])("%j: %s, and no other (spec: loading-16, portal-18)", async (path, part) => {
    await preloadPageAt(tenant, basePath + path);
    expect(fetched).toEqual([part]);
  });

  test("that cannot be fetched is left to the page", async () => {
    vi.spyOn(IkkeFunnetPage, "preload").mockRejectedValue(new Error("missing"));
    await expect(preloadPageAt(tenant, `${basePath}/finnes-ikke`)).resolves.toBe(false);
  });
});
