import { describe, expect, test } from "vitest";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import type { PreviewStep } from "#studio/document/PreviewChoices.ts";
import { stepsIn } from "./stepsIn.ts";

const texts: FormBasis["texts"] = {
  nb: { skall: { menu: "Meny", remove: "Fjern til\u00ADbud" } },
  nn: { skall: { menu: "Meny", remove: "Fjern tilbod" } },
  en: { skall: { menu: "Menu", remove: "Remove offer" } },
};

describe("The steps to a state in another language", () => {
  test("have the portal's words in it; other words stay", () => {
    const steps: readonly PreviewStep[] = [
      { press: "Meny" },
      { press: "Fjern tilbud", isOptional: true },
      { openBelow: "Finner du ikke" },
      { write: "ikke en adresse", into: "Meny" },
      { changeIn: "Fjern" },
    ];
    expect(stepsIn(steps, texts, "en")).toEqual([
      { press: "Menu" },
      { press: "Remove offer", isOptional: true },
      { openBelow: "Finner du ikke" },
      { write: "ikke en adresse", into: "Menu" },
      { changeIn: "Remove offer" },
    ]);
    expect(stepsIn(steps, texts, "nb")).toBe(steps);
  });
});
