import { describe, expect, test } from "vitest";
import { descriptor, startBrand } from "#studio/test/support/openForm.tsx";
import { createShown } from "../state/createShown.ts";
import { editableTexts } from "./editableTexts.ts";

const field = (...path: (string | number)[]) => ({ kind: "descriptor" as const, path });

describe("A text that is changed in the portal is written as the form writes it", () => {
  const open = () => {
    const brand = startBrand([], descriptor);
    return { ...editableTexts(createShown(), brand), brand, text: () => brand.session.get().history.texts.descriptor };
  };

  test("one edit, and one step of undo", () => {
    const { brand, textOf, text, write } = open();
    write(field("name"), "Fjord Bank");
    expect(textOf(field("name"))).toBe("Fjord Bank");
    brand.session.undo();
    expect(text()).toBe(descriptor);
  });

  test("the portal's own words become the brand's, and the portal's again", () => {
    const { textOf, text, write } = open();
    const closes = field("texts", "felles", "lukk");
    expect(textOf(closes)).toBe("Lukk vinduet");
    write(closes, "Ferdig");
    expect(text()).toContain('"lukk": "Ferdig"');
    write(closes, "Lukk vinduet");
    expect(text()).not.toContain("lukk");
  });

  test("a part of an inherited list brings the list; a value of an environment stays there", () => {
    const { textOf, text, write } = open();
    expect(textOf(field("faq", 0, "question"))).toBe("Hvorfor?");
    write(field("faq", 0, "question"), "Hvordan?");
    expect(text()).toMatch(/"question": "Hvordan\?",\s*"answer": "Derfor\."/);
    write(field("environments", "QA", "urls", "timeout"), "/ut-nå");
    expect(text()).toContain('"timeout": "/ut-nå"');
    expect(text()).toContain('"timeout": "/ut" ');
  });

  test("an inherited text that is emptied is removed", () => {
    const { text, write } = open();
    write(field("urls", "partnerInbox"), "");
    expect(text()).toContain('"partnerInbox": null');
  });
});
