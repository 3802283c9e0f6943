import { render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { testTenant } from "#tests/support/screens/brandBlock.ts";
import { portalTexts } from "#tests/support/portalTexts.ts";
import { forgetReports, showReportsInConsole, takeReports } from "../errorReporting/report.ts";
import type { BrandBlock } from "#contract/brandBlock.ts";
import { readBrandBlock, readTenant } from "./readTenant.ts";
import { forgetMissing, requireConfig } from "../errorReporting/requireConfig.ts";
import { useTenant } from "./TenantContext.tsx";

const block: BrandBlock = {
  tenant: testTenant,
  environments: {
    Production: { hostnames: ["forsikring.test.example"], overlay: { errorReporting: { traffic: "HIGH" } } },
    QA: { hostnames: ["qa.test.example", "qa2.test.example"], overlay: {} },
    Dev: { hostnames: ["dev.test.example"], overlay: {} },
    Test: { hostnames: ["test.test.example"], overlay: { urls: { timeout: "/tidsavbrudd", meldSkade: null } } },
  },
  texts: portalTexts,
  products: [],
  assets: { logo: { url: "/logo.svg", width: 100, height: 20 } },
};

describe("The environment", () => {
  test.each([
    ["forsikring.test.example", "Production"],
    ["FORSIKRING.test.example", "Production"],
    ["qa2.test.example", "QA"],
    ["dev.test.example", "Dev"],
    ["test.test.example", "Test"],
    ["localhost", "Test"],
    ["test.localhost", "Test"],
    ["unknown.example", "Test"],
    ["x.forsikring.test.example", "Test"],
    ["forsikring.test.example.evil.example", "Test"],
    ["forsikring.test.example.", "Production"],
    ["QA2.test.example.", "QA"],
    ["test.localhost.", "Test"],
    ["forsikring.test.example..", "Test"],
    ["test.example", "Test"],
    ["127.0.0.1", "Test"],
    ["", "Test"],
  ])("of the host name %j is %s", (hostname, environment) => {
    expect(readTenant(block, hostname).environment).toBe(environment);
  });
});

describe("The brand", () => {
  test("has the values of its environment laid over the common ones", () => {
    const production = readTenant(block, "forsikring.test.example");
    expect(production.errorReporting).toEqual({ traffic: "HIGH" });
    expect(production.urls).toEqual(testTenant.urls);
    expect(production.environment).toBe("Production");
    expect(production.assets).toBe(block.assets);
  });

  test("null in an overlay removes a value, and the rest stays", () => {
    const { urls, environment } = readTenant(block, "localhost");
    expect(environment).toBe("Test");
    expect(urls.timeout).toBe("/tidsavbrudd");
    expect(urls).not.toHaveProperty("meldSkade");
    expect(urls.partnerInbox).toBe(testTenant.urls.partnerInbox);
  });

  test("is read from the page", () => {
    const script = document.createElement("script");
    Object.assign(script, { type: "application/json", id: "brand" });
    script.textContent = '{"tenant": {"name": "\u003c/script>"}}';
    document.body.append(script);
    expect(readBrandBlock().tenant.name).toBe("</script>");
    script.remove();
    expect(() => readBrandBlock()).toThrow("No brand block");
  });

  test("useTenant outside its provider is an error", () => {
    const Lost = () => useTenant().name;
    vi.spyOn(console, "error").mockReturnValue();
    expect(() => render(<Lost />)).toThrow("No TenantProvider");
  });
});

describe("A missing config value", () => {
  const taken = vi.fn();
  beforeEach(() => {
    forgetReports();
    forgetMissing();
    showReportsInConsole(false);
    taken.mockClear();
    takeReports(taken);
  });
  afterEach(() => vi.restoreAllMocks());

  test.each([undefined, null, ""])("such as %j is logged once as 'AppConfig <name> has no value'", (value) => {
    expect(requireConfig(value, "urls.meldSkade")).toBeUndefined();
    expect(requireConfig(value, "urls.meldSkade")).toBeUndefined();
    expect(taken).toHaveBeenCalledOnce();
    expect(taken.mock.calls[0]?.[0]).toMatchObject({
      error: expect.objectContaining({ message: "AppConfig urls.meldSkade has no value" }),
    });
  });

  test.each(["https://a.example", 0, false])("%j is a value, and is not logged", (value) => {
    expect(requireConfig(value, "a")).toBe(value);
    expect(taken).not.toHaveBeenCalled();
  });
});
