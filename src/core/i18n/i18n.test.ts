import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fillText } from "#contract/fillText.ts";
import { allTexts, portalTexts, startTexts } from "#tests/support/portalTexts.ts";
import { loadLaterTexts, startI18n } from "./i18n.ts";

describe("Texts", () => {
  test("are bokmål, with plurals and numbers filled in", () => {
    const t = startTexts().getFixedT("nb", "avtaler");
    expect(t("count", { count: 1 })).toBe("1 forsikring");
    expect(t("count", { count: 2 })).toBe("2 forsikringer");
  });

  test("a brand's own text overrides ours, and the other texts stay", () => {
    const i18n = startTexts({ session: { extend: "Bli her" } });
    expect(i18n.getFixedT("nb", "session")("extend")).toBe("Bli her");
    expect(i18n.getFixedT("nb", "session")("logOut")).toBe("Logg ut");
  });

  test("are those of the language that the page is written in", () => {
    const i18n = startI18n({ ...allTexts, texts: {} }, "en");
    expect(i18n.language).toBe("en");
    expect(i18n.getResource("en", "session", "logOut")).toBe("Logg ut");
  });

  test.each(["{{count}}", "$t(tryAgain)", "$t(felles:tryAgain)", "<img src=x onerror=alert(1)>", "$&", "{{- brand}}"])(
    "a value is text: %s is shown as it is",
    (value) => {
      const t = startTexts().getFixedT("nb", "skall");
      expect(t("documentTitle", { page: value, brand: value })).toBe(`${value} – ${value}`);
    },
  );

  test.each([
    ["a name without a value stays, so that the mistake is seen", {}],
    ["a value is no placeholder, and no pattern of a replacement", { page: "{{brand}} $& $1", brand: "B" }],
    ["a number is written as it is", { page: 0, brand: 12.5 }],
  ])("are filled in by i18next as by `fillText`: %s", (_claim, values: Record<string, string | number>) => {
    const t = startTexts().getFixedT("nb", "skall");
    expect(t("documentTitle", values as never)).toBe(fillText(portalTexts["skall"]?.["documentTitle"] ?? "", values));
  });
});

describe("The texts that do not come with the page (spec: languages-2)", () => {
  const laterTexts = { url: "/privat/forsikring/oversikt/assets/texts-nb-1a2b3c4d.json", integrity: "sha256-x" };
  const overrides = { senere: { greeting: "God dag" } };
  const start = () => startI18n({ inlineTexts: { felles: {} }, laterTexts, texts: overrides }, "nb");
  const fetched = vi.fn<() => Promise<Response>>();
  const answer = () => Promise.resolve(Response.json({ senere: { greeting: "Hei", farewell: "Ha det" } }));
  beforeEach(() => {
    fetched.mockReset().mockImplementation(answer);
    vi.stubGlobal("fetch", fetched);
  });
  afterEach(() => void vi.unstubAllGlobals());

  test("are fetched once, with the digest that the page names, when the first code asks for them", async () => {
    start();
    expect(fetched).not.toHaveBeenCalled();
    await Promise.all([loadLaterTexts(), loadLaterTexts()]);
    await loadLaterTexts();
    expect(fetched.mock.calls).toEqual([[laterTexts.url, { integrity: laterTexts.integrity }]]);
  });

  test("have the brand's own texts laid over them", async () => {
    const i18n = start();
    await loadLaterTexts();
    expect(i18n.getResource("nb", "senere", "greeting")).toBe("God dag");
    expect(i18n.getResource("nb", "senere", "farewell")).toBe("Ha det");
  });

  test.each([
    ["there is no network", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["the file is that of an earlier deployment", () => Promise.resolve(new Response("", { status: 404 }))],
  ])("are fetched again at the next call when %s", async (_, failure) => {
    const i18n = start();
    fetched.mockImplementationOnce(failure);
    await expect(loadLaterTexts()).rejects.toThrow();
    await loadLaterTexts();
    expect(i18n.getResource("nb", "senere", "farewell")).toBe("Ha det");
  });

  test("are not fetched where the page has all of them", async () => {
    startTexts();
    await loadLaterTexts();
    expect(fetched).not.toHaveBeenCalled();
  });
});
