import { describe, expect, test } from "vitest";
import type { SeenField } from "#studio/document/FieldSource.ts";
import { leadingField, pickedNote } from "./pickedPart.ts";

const title: SeenField = { kind: "descriptor", path: ["marketing", "heroTitle"], seenAs: "text" };
const background: SeenField = { kind: "theme", path: ["color", "surface"], seenAs: "variable" };

describe("A picked part leads to the field that makes it, or says that there is none", () => {
  test("a text to its field", () => {
    const part = { fields: [title, background], text: "Godt å ha deg her" };
    expect([leadingField(part), pickedNote(part)]).toEqual([title, undefined]);
  });

  test("a part without text to what gives it its look", () => {
    expect(leadingField({ fields: [background], text: "" })).toEqual(background);
  });

  test("what the customer's data says to no field", () => {
    const part = { fields: [background], text: "1 330,75" };
    expect(leadingField(part)).toBeUndefined();
    expect(pickedNote(part)).toBe(
      "«1 330,75» kommer fra kundens opplysninger, systemene bak eller kalenderen, og har ikke noe felt.",
    );
    expect(pickedNote({ ...part, text: "lang ".repeat(20) })).toContain("lang lang …» kommer");
  });

  test("an example of the gallery to no field", () => {
    const part = { fields: [background], text: "Eksempel", isExample: true };
    expect(pickedNote(part)).toBe("«Eksempel» er et eksempel i galleriet, og har ikke noe felt.");
  });

  test("a part that has nothing of the brand to no field", () => {
    expect(pickedNote({ fields: [], text: "" })).toBe("Denne delen har ikke noe felt.");
  });
});
