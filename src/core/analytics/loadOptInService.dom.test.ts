import { beforeEach, describe, expect, test, vi } from "vitest";
import { forgetOptInService, loadOptInService } from "./loadOptInService.ts";
import { readAnalyticsConsent } from "#widgets/analytics-consent/readAnalyticsConsent.ts";

const script = "https://bank.test.example/samtykke.js";
const service = {
  strategy: "opt-in-service" as const,
  windowObject: "testOptIn",
  messageOrigin: "https://bank.test.example",
};

const scripts = () => [...document.head.querySelectorAll("script")];

beforeEach(() => {
  forgetOptInService();
  for (const element of scripts()) element.remove();
});

describe("The script of the opt-in service (spec: analytics-8)", () => {
  test("is added once; the consent is read again when it has loaded", () => {
    const onLoad = vi.fn();
    const tenant = { analytics: { consent: { ...service, script } } };
    loadOptInService(tenant, onLoad);
    loadOptInService(tenant, onLoad);
    expect(scripts().map(({ src, async }) => [src, async])).toEqual([[script, true]]);
    expect(onLoad).not.toHaveBeenCalled();
    scripts()[0]?.dispatchEvent(new Event("load"));
    expect(onLoad).toHaveBeenCalledOnce();
  });

  test("that fails to load leaves the consent unanswered", () => {
    const onLoad = vi.fn();
    const tenant = { analytics: { consent: { ...service, script } } };
    loadOptInService(tenant, onLoad);
    scripts()[0]?.dispatchEvent(new Event("error"));
    expect(onLoad).not.toHaveBeenCalled();
    expect(readAnalyticsConsent(service)).toBe("UNANSWERED");
  });

  test.each([
    ["another strategy", { strategy: "consent-cookie" as const }],
    ["a service without a script", service],
  ])("is not added for %s", (_, consent) => {
    loadOptInService({ analytics: { consent } }, () => undefined);
    expect(scripts()).toEqual([]);
  });
});
