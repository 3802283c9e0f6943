import { beforeEach, describe, expect, test } from "vitest";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import { textPattern } from "#studio/document/textPattern.ts";
import { createFieldFinder } from "./createFieldFinder.ts";

const source = (seenAs: FieldSource["seenAs"], path: string, value: string): FieldSource => ({
  kind: "descriptor",
  path: path.split("."),
  seenAs,
  value,
});

const sources = [
  source("text", "marketing.heroTitle", "Godt å ha deg her"),
  source("text", "texts.avtaler.count", "{{count}} forsikringer"),
  source("text", "texts.felles.number", "{{count}}"),
  source("text", "footer.contact.epost", "kunde@fjord.example"),
  source("phone", "footer.contact.telefon", "21000000"),
  source("href", "footer.privacyUrl", "/simulator/side?navn=Personvern"),
  source("src", "assets.logo", "/assets/logo-0a1b.svg"),
];

/** The paths of the fields at the only element that a selector finds. */
const pathsAt = (selector: string): readonly string[] => {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`The page has no ${selector}.`);
  return createFieldFinder(sources)
    .fieldsAt(element)
    .map(({ path }) => path.join("."));
};

function element(tag: string, attributes: Readonly<Record<string, string>>, text = ""): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = text;
  return made;
}

beforeEach(() => {
  const privacy = element("a", { id: "privacy", href: "/simulator/side?navn=Personvern" });
  privacy.append(element("span", {}, "Personvern"));
  document.body.replaceChildren(
    element("img", { src: "/assets/logo-0a1b.svg", alt: "Fjord" }),
    element("h1", {}, "Godt å ha\u00A0deg her"),
    element("p", { id: "count" }, "4 forsikringer"),
    element("p", { id: "number" }, "4"),
    element("p", { id: "other" }, "Noe annet"),
    element("a", { id: "phone", href: "tel:+4721000000" }, "+47 21 00 00 00"),
    element("a", { id: "mail", href: "mailto:kunde@fjord.example" }, "kunde@fjord.example"),
    privacy,
  );
});

describe("The field that makes a part of the portal (spec: studio-33)", () => {
  test.each([
    ["h1", "marketing.heroTitle"],
    ["#count", "texts.avtaler.count"],
    ["#phone", "footer.contact.telefon"],
    ["#mail", "footer.contact.epost"],
    ["#privacy", "footer.privacyUrl"],
    ["img", "assets.logo"],
  ])("%s: %s", (selector, path) => {
    expect(pathsAt(selector)).toEqual([path]);
  });

  test("a text that no field has, and one that could be any, have none", () => {
    expect(pathsAt("#other")).toEqual([]);
    expect(pathsAt("#number")).toEqual([]);
  });

  test("finds all of them, in the order of the page", () => {
    expect(
      createFieldFinder(sources)
        .elements()
        .map(({ tagName }) => tagName),
    ).toEqual(["IMG", "H1", "P", "A", "A", "A"]);
  });
});

describe("textPattern", () => {
  test("takes anything for a placeholder, and signs literally", () => {
    const pattern = textPattern("Avtale {{nummer}} (ny)");
    expect([pattern?.test("Avtale 12 34 (ny)"), pattern?.test("Avtale  (ny)"), pattern?.test("Avtale 1 ny")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("is none for a text without placeholders, or with hardly anything else", () => {
    expect(textPattern("Avtale")).toBeUndefined();
    expect(textPattern("{{a}} {{b}}")).toBeUndefined();
    expect(textPattern("{{a}} kr")).toBeUndefined();
  });
});
