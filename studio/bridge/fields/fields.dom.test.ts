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

function part(tag: string, ...children: readonly Element[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...children);
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

describe("A text that several fields have (spec: studio-33)", () => {
  const shared = [
    source("text", "texts.profil.mail", "E-post"),
    source("text", "texts.skall.footer.mail", "E-post"),
    source("text", "texts.skall.footer.phone", "Telefon"),
    source("text", "texts.profil.address", "Adresse"),
    source("text", "texts.kjop.reise", "Reise"),
    source("text", "texts.avtaler.details", "Se detaljer"),
    source("text", "texts.avtaler.perMonth", "kr/md"),
    source("text", "texts.oversikt.title", "Oversikt"),
    source("text", "texts.skall.nav.documents", "Dokumenter"),
    source("text", "texts.skall.nav.overview", "Oversikt"),
    source("text", "texts.avtaler.nameless", "Forsikring"),
    source("text", "texts.tilbud.nameless", "Forsikring"),
  ];
  const finder = () => createFieldFinder(shared);
  const makersOf = (selector: string): readonly string[] =>
    [...document.querySelectorAll(selector)].flatMap((each) =>
      finder()
        .makersOf(each)
        .map(({ path }) => path.join(".")),
    );

  beforeEach(() => {
    document.body.replaceChildren(
      part("nav", element("a", {}, "Dokumenter"), element("a", { id: "nav" }, "Oversikt")),
      part(
        "main",
        element("h1", { id: "title" }, "Oversikt"),
        element("p", { id: "price" }, "398 kr/md"),
        part(
          "div",
          element("p", {}, "Adresse"),
          element("p", {}, "Gamleveien 2"),
          element("p", { id: "own" }, "E-post"),
        ),
      ),
      part("article", part("h3", element("bdi", { id: "product" }, "Reise")), element("a", {}, "Se detaljer")),
      part("article", part("h3", element("bdi", { id: "nameless" }, "Forsikring")), element("a", {}, "Se detaljer")),
      part("footer", element("p", {}, "Telefon"), element("p", {}, "21"), element("p", { id: "footer" }, "E-post")),
    );
  });

  test("belongs to the field whose neighbouring fields are around it; the others come after it", () => {
    expect(makersOf("#own")).toEqual(["texts.profil.mail"]);
    expect(makersOf("#footer")).toEqual(["texts.skall.footer.mail"]);
    const footer = document.querySelector("#footer");
    expect(footer === null ? [] : finder().fieldsAt(footer).length).toBe(2);
  });

  test("what is around it ends with its part of the page", () => {
    expect(makersOf("#nav")).toEqual(["texts.skall.nav.overview"]);
    expect(makersOf("#title")).toContain("texts.oversikt.title");
  });

  test("a unit has its field when it is in one piece with a number", () => {
    expect(makersOf("#price")).toEqual(["texts.avtaler.perMonth"]);
  });

  test("has them all when nothing around it decides", () => {
    document.body.replaceChildren(element("p", { id: "alone" }, "E-post"));
    expect(makersOf("#alone")).toEqual(["texts.profil.mail", "texts.skall.footer.mail"]);
  });

  test("a customer's data has no field, although another text says the same; a card without a name has", () => {
    expect(makersOf("#product")).toEqual([]);
    expect(makersOf("#nameless")).toEqual(["texts.avtaler.nameless"]);
  });
});

describe("textPattern", () => {
  test("takes any text for a placeholder, and special characters literally", () => {
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
