import { beforeAll, describe, expect, test } from "vitest";
import type { PublicDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import { type BrandPages, contentSecurityPolicy, environmentHeaders } from "./headers.ts";
import { madeUpInput } from "#tests/support/stampInput.ts";
import { parsePolicy } from "./verifyPages.ts";

let tenant: PublicDescriptor;
beforeAll(async () => {
  [{ tenant }] = (await madeUpInput("alfa")).languages;
});

const none: BrandPages = { styles: [], scripts: [], languages: ["nb"] };
const directive = (name: string, changes: Partial<PublicDescriptor> = {}) =>
  parsePolicy(contentSecurityPolicy({ ...tenant, ...changes }, none))
    .get(name)
    ?.join(" ");

describe("Headers of a brand in an environment", () => {
  test("what is not listed is forbidden", () => {
    expect(directive("default-src")).toBe("'none'");
  });

  test("only scripts of the portal run, and no string is executed", () => {
    expect(directive("script-src")).toBe("'self'");
    expect(directive("require-trusted-types-for")).toBe("'script'");
  });

  test("a login app may be framed only where customers log in directly, from the allowed hosts", () => {
    const allowedHosts = ["logginn.alfa.example"];
    expect(directive("frame-src", { login: { direct: true }, allowedHosts })).toBe("https://logginn.alfa.example");
    expect(directive("frame-src", { login: { direct: false }, allowedHosts })).toBe("'none'");
  });

  test("the opt-in service's script adds its origin, and one Trusted Types policy, where it is configured (spec: analytics-8)", () => {
    const service = {
      strategy: "opt-in-service" as const,
      windowObject: "o",
      messageOrigin: "https://bank.alfa.example",
    };
    const withScript = { analytics: { consent: { ...service, script: "https://bank.alfa.example/a/optin.js" } } };
    expect(directive("script-src", withScript)).toBe("'self' https://bank.alfa.example");
    expect(directive("trusted-types", withScript)).toBe("opt-in-service");
    for (const other of [{ analytics: { consent: service } }, undefined]) {
      expect(directive("script-src", other)).toBe("'self'");
      expect(directive("trusted-types", other)).toBe("'none'");
    }
  });

  test("on localhost the login app is on the portal's own host", () => {
    const allowedHosts = ["localhost", "alfa.localhost"];
    expect(directive("frame-src", { login: { direct: true }, allowedHosts })).toBe("'self'");
  });

  test.each([
    ["no site, when the descriptor lists none", undefined, "'none'"],
    ["no site, when the list is empty", [], "'none'"],
    [
      "only the listed online bank",
      ["https://bank.alfa.example", "https://app.alfa.example"],
      "https://bank.alfa.example https://app.alfa.example",
    ],
  ])("the portal may be shown in a frame by %s", (_, frameAncestors, sources) => {
    expect(directive("frame-ancestors", frameAncestors && { frameAncestors })).toBe(sources);
  });

  test.each([
    ["https://skade.alfa.example/sso?a=b", "https://skade.alfa.example"],
    ["/simulator/skadesaker", "'self'"],
  ])("the claims form may be posted to %s", (destination, source) => {
    const urls = { ...tenant.urls, claimsCases: { destination, fallback: "/simulator/side" } };
    expect(directive("form-action", { urls })).toBe(source);
  });

  test("error reports may be sent to the configured host", () => {
    const errorReporting = { dsn: "https://abc@feil.alfa.example/1", traffic: "NORMAL" } as const;
    expect(directive("connect-src", { errorReporting })).toBe("'self' https://feil.alfa.example");
    expect(directive("connect-src", { errorReporting: { traffic: "NORMAL" } })).toBe("'self'");
  });

  test("statistics may be sent to the configured host, and nowhere without a token", () => {
    const consent = { strategy: "consent-cookie" } as const;
    const endpoint = "https://statistikk.alfa.example/eu";
    expect(directive("connect-src", { analytics: { consent, token: "t", endpoint } })).toBe(
      "'self' https://statistikk.alfa.example",
    );
    expect(directive("connect-src", { analytics: { consent, token: "t", endpoint: "/statistikk" } })).toBe("'self'");
    expect(directive("connect-src", { analytics: { consent, endpoint } })).toBe("'self'");
  });

  test("a page may be profiled when the brand has error reporting", () => {
    const errorReporting = { dsn: "https://abc@feil.alfa.example/1", traffic: "NORMAL" } as const;
    const page = (changes: Partial<PublicDescriptor>) =>
      environmentHeaders("Production", { ...tenant, ...changes }, [], none).page;
    expect(page({ errorReporting })).toHaveProperty("Document-Policy", "js-profiling");
    expect(page({ errorReporting: { traffic: "NORMAL" } })).not.toHaveProperty("Document-Policy");
  });

  test("crashes go to the address of the brand, and without one there is no header (spec: errors-21)", () => {
    const sent = (crashUrl?: string) => {
      const errorReporting = { traffic: "NORMAL", ...(crashUrl !== undefined && { crashUrl }) } as const;
      const { page, assets } = environmentHeaders("Production", { ...tenant, errorReporting }, [], none);
      expect(assets).not.toHaveProperty("Reporting-Endpoints");
      return page["Reporting-Endpoints"];
    };
    expect(sent()).toBeUndefined();
    expect(sent("https://krasj.alfa.example/inn")).toBe('crash-reporting="https://krasj.alfa.example/inn"');
    expect(sent("/krasj")).toBe('crash-reporting="/krasj"');
    expect(sent("/krasj?a=$b\\{c}")).toBe('crash-reporting="/krasj?a=%24b%5C%7Bc%7D"');
    expect(sent('https://krasj.alfa.example/inn?"; default="x')).toMatch(/^crash-reporting="[^"]*"$/);
    expect(sent('/inn?", default="https://ond.example')).toMatch(/^crash-reporting="[^"]*"$/);
  });

  test("pages are revalidated on each visit, assets are immutable", () => {
    const { page, assets } = environmentHeaders("Production", tenant, [], none);
    expect(page["Cache-Control"]).toBe("no-cache");
    expect(assets["Cache-Control"]).toContain("immutable");
  });

  test("HSTS is sent in all environments but Test, which is localhost", () => {
    expect(environmentHeaders("Production", tenant, [], none).page).toHaveProperty("Strict-Transport-Security");
    expect(environmentHeaders("Test", tenant, [], none).page).not.toHaveProperty("Strict-Transport-Security");
  });
});
