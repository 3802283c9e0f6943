import { describe, expect, test } from "vitest";
import { sceneOf } from "./whereSeen.ts";

const shown = (path: string, kind: "descriptor" | "theme" = "descriptor"): string | undefined => {
  const scene = sceneOf({ kind, path: path.split("/") });
  return scene && `${scene.path.replace("/privat/forsikring/oversikt/", "")} ${scene.state}`.trim();
};

describe("The page that shows a field", () => {
  test.each([
    ["faq/0/question", "oversikt-sporsmal"],
    ["marketing/purchaseInfo/0/title", "kjopsinnganger"],
    ["texts/tilbud/fjern.question", "tilbud tilbud-fjern"],
    ["texts/tilbud/title", "tilbud tilbud-alt"],
    ["environments/QA/texts/session/stay", "okt"],
  ])("%s: %s", (path, scene) => {
    expect(shown(path)).toBe(scene);
  });

  test("a role of the theme", () => {
    expect(shown("color/errorBorder", "theme")).toBe("oversikt-feil");
    expect(shown("color/page", "theme")).toBe("");
  });

  test("none for a field that is not part of a page", () => {
    expect(shown("allowedHosts/0")).toBeUndefined();
  });
});
