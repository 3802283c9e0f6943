import { describe, expect, test } from "vitest";
import { fillText } from "#contract/fillText.ts";
import { inlineTexts } from "./inlineTexts.ts";
import { addTexts, startI18n } from "./i18n.ts";

describe("Texts", () => {
  test("are bokmål, with plurals and numbers filled in", () => {
    const t = startI18n({ inlineTexts, texts: {} }).getFixedT("nb", "avtaler");
    expect(t("count", { count: 1 })).toBe("1 forsikring");
    expect(t("count", { count: 2 })).toBe("2 forsikringer");
  });

  test("a brand's own text overrides ours, and the other texts stay", () => {
    const i18n = startI18n({ inlineTexts, texts: { session: { extend: "Bli her" } } });
    expect(i18n.getFixedT("nb", "session")("extend")).toBe("Bli her");
    expect(i18n.getFixedT("nb", "session")("logOut")).toBe("Logg ut");
  });

  test("of a later page are added, with the brand's own texts laid over them", () => {
    const overrides = { senere: { greeting: "God dag" } };
    const i18n = startI18n({ inlineTexts, texts: overrides });
    addTexts(i18n, "senere", { greeting: "Hei", farewell: "Ha det" }, overrides);
    expect(i18n.getResource("nb", "senere", "greeting")).toBe("God dag");
    expect(i18n.getResource("nb", "senere", "farewell")).toBe("Ha det");
  });

  test.each(["{{count}}", "$t(tryAgain)", "$t(felles:tryAgain)", "<img src=x onerror=alert(1)>", "$&", "{{- brand}}"])(
    "a value is text: %s is shown as it is",
    (value) => {
      const t = startI18n({ inlineTexts, texts: {} }).getFixedT("nb", "skall");
      expect(t("documentTitle", { page: value, brand: value })).toBe(`${value} – ${value}`);
    },
  );

  test.each([
    ["a name without a value stays, so that the mistake is seen", {}],
    ["a value is no placeholder, and no pattern of a replacement", { page: "{{brand}} $& $1", brand: "B" }],
    ["a number is written as it is", { page: 0, brand: 12.5 }],
  ])("are filled in by i18next as by `fillText`: %s", (_claim, values: Record<string, string | number>) => {
    const t = startI18n({ inlineTexts, texts: {} }).getFixedT("nb", "skall");
    expect(t("documentTitle", values as never)).toBe(fillText(inlineTexts.skall.documentTitle, values));
  });
});
