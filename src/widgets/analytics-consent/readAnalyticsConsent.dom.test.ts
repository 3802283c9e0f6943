import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type AnalyticsConsentSource, readAnalyticsConsent } from "./readAnalyticsConsent.ts";

const drop = (name: string) => (document.cookie = `${name}=; path=/; max-age=0`);
beforeEach(() => {
  drop("samtykke-v3");
  drop("niva-v3");
});

describe("How the status is determined depends on the brand (spec: analytics-6, analytics-7, analytics-9)", () => {
  describe("The statistics value of the consent cookie", () => {
    const named: AnalyticsConsentSource = { strategy: "consent-cookie", cookieName: "samtykke-v3" };
    test.each([
      ["'accepted' means opted in", '{"functional":"denied","statistics":"accepted","marketing":"denied"}', "OPTED_IN"],
      [
        "'denied' means opted out",
        '{"functional":"accepted","statistics":"denied","marketing":"accepted"}',
        "OPTED_OUT",
      ],
      ["null is unanswered", '{"functional":"accepted","statistics":null,"marketing":"accepted"}', "UNANSWERED"],
      ["a record without it is unanswered", '{"functional":"accepted"}', "UNANSWERED"],
      ["another word is unanswered", '{"statistics":"yes"}', "UNANSWERED"],
      ["no JSON is unanswered", "accepted", "UNANSWERED"],
    ])("%s", (_, value, status) => {
      document.cookie = `samtykke-v3=${value}; path=/`;
      expect(readAnalyticsConsent(named)).toBe(status);
      document.cookie = `samtykke-v3=${encodeURIComponent(value)}; path=/`;
      expect(readAnalyticsConsent(named), "percent-encoded").toBe(status);
    });

    test("without a name it is that of the cookie consent", () => {
      document.cookie = 'cookie-consent-v3={"statistics":"accepted"}; path=/';
      onTestFinished(() => void drop("cookie-consent-v3"));
      expect(readAnalyticsConsent({ strategy: "consent-cookie" })).toBe("OPTED_IN");
    });

    test("without the cookie it is unanswered", () => {
      expect(readAnalyticsConsent(named)).toBe("UNANSWERED");
    });

    test.each([
      ["accepted", "OPTED_IN"],
      ["denied", "OPTED_OUT"],
    ])("coded as S in the cookie of most distributors: %s is %s", (choice, status) => {
      document.cookie = `samtykke-v3={"F":"denied","S":"${choice}","M":"denied"}; path=/`;
      expect(readAnalyticsConsent({ ...named, coding: "coded" })).toBe(status);
      expect(readAnalyticsConsent(named)).toBe("UNANSWERED");
    });
  });

  describe("The level of the bank's consent cookie", () => {
    const level = { strategy: "bank-cookie-level", cookieName: "niva-v3", optedInLevel: "2" } as const;
    test.each([
      ["2", "OPTED_IN"],
      ["1", "OPTED_OUT"],
      ["0", "OPTED_OUT"],
      ["3", "OPTED_OUT"],
      ["22", "OPTED_OUT"],
      ["02", "OPTED_OUT"],
      ["", "OPTED_OUT"],
    ])("'%s' is %s", (value, status) => {
      document.cookie = `niva-v3=${value}; path=/`;
      expect(readAnalyticsConsent(level)).toBe(status);
    });

    test("a missing value means '0', which is not an opt-in", () => {
      expect(readAnalyticsConsent(level)).toBe("OPTED_OUT");
    });
  });

  describe("The opt-in service", () => {
    const service = {
      strategy: "opt-in-service",
      windowObject: "testOptIn",
      messageOrigin: "https://bank.fjelltrygd.example",
    } as const;
    const provide = (object: unknown) => {
      Reflect.set(window, "testOptIn", object);
      onTestFinished(() => void Reflect.deleteProperty(window, "testOptIn"));
    };

    test.each([
      ["in", "OPTED_IN"],
      ["out", "OPTED_OUT"],
      [undefined, "UNANSWERED"],
      [true, "UNANSWERED"],
    ])("%s is %s", (answer, status) => {
      provide({ getStatus: (category: string) => (category === "statistics" ? answer : "wrong") });
      expect(readAnalyticsConsent(service)).toBe(status);
    });

    test("is called as a method of its object", () => {
      class Service {
        private readonly kept = "in";
        getStatus() {
          return this.kept;
        }
      }
      provide(new Service());
      expect(readAnalyticsConsent(service)).toBe("OPTED_IN");
    });

    test.each([
      ["absent", undefined],
      ["null", null],
      ["a text", "in"],
      ["an object without the method", {}],
      [
        "throwing",
        {
          getStatus() {
            throw new Error("not ready");
          },
        },
      ],
      [
        "throwing when it is reached for",
        {
          get getStatus(): never {
            throw new Error("not allowed");
          },
        },
      ],
    ])("one that is %s is unanswered", (_, object) => {
      provide(object);
      expect(readAnalyticsConsent(service)).toBe("UNANSWERED");
    });
  });
});
