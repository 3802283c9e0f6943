import { beforeEach, describe, expect, test } from "vitest";
import { markAddress, markText } from "#scripts/shared/marks/markText.ts";
import { takeMarks, type TakenMarks } from "#scripts/shared/marks/takeMarks.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import { createFieldFinder } from "./createFieldFinder.ts";

const source = (seenAs: FieldSource["seenAs"], path: string, value: string): FieldSource => ({
  kind: "descriptor",
  path: path.split("."),
  seenAs,
  value,
});

const sources = [
  source("mail", "footer.contact.epost", "kunde@fjord.example"),
  source("phone", "footer.contact.telefon", "21000000"),
  source("src", "assets.logo", "/assets/logo-0a1b.svg"),
];

let taken: TakenMarks;
const finder = () => createFieldFinder(sources, taken);

/** The paths of the fields at the only element that a selector finds. */
const pathsAt = (selector: string): readonly string[] => {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`The page has no ${selector}.`);
  return finder()
    .fieldsAt(element)
    .map(({ path }) => path.join("."));
};

const marked = (path: string, text: string): string => markText(text, path.split("/"));

function element(tag: string, attributes: Readonly<Record<string, string>>, text = ""): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = text;
  return made;
}

beforeEach(() => {
  const address = (path: string, value: string): string => markAddress(value, path.split("/"));
  const privacy = element("a", {
    id: "privacy",
    href: address("footer/privacyUrl", "/simulator/side?navn=Personvern"),
  });
  const withNumber = new URL(address("urls/partnerDetail", "https://bank.example/avtale"));
  withNumber.searchParams.set("forsikringsnummer", "5001");
  privacy.append(element("span", {}, marked("texts/skall/footer.privacy", "Personvern")));
  document.body.replaceChildren(
    element("img", { src: "/assets/logo-0a1b.svg", alt: marked("name", "Fjord") }),
    element("h1", {}, marked("marketing/heroTitle", "Godt å ha\u00A0deg her")),
    element("p", { id: "count" }, marked("texts/avtaler/count", "{{count}} forsikringer").replace("{{count}}", "4")),
    element("p", { id: "price" }, `398 ${marked("texts/avtaler/perMonth", "kr/md")}`),
    element("p", { id: "number" }, "4"),
    element("p", { id: "other" }, "Godt å ha deg her"),
    element("button", { id: "close", "aria-label": marked("texts/felles/close", "Lukk") }),
    element("a", { id: "phone", href: "tel:+4721000000" }, "+47 21 00 00 00"),
    element("a", { id: "mail", href: "mailto:kunde@fjord.example" }, "kunde@fjord.example"),
    privacy,
    element("a", { id: "detail", href: withNumber.href }),
    element("a", { id: "first", href: address("urls/onlineBank/default", "/simulator/nettbank") }),
    element("a", { id: "second", href: address("urls/login", "/simulator/nettbank") }),
    element("a", { id: "kept", href: address("urls/meldSkade", "/skade#meld") }),
    element("a", { id: "made", href: "/simulator/nettbank" }),
    ...Array.from({ length: 10 }, (_, at) => element("p", { id: `same-${at}` }, marked(`texts/f${at}/mail`, "E-post"))),
  );
  taken = takeMarks();
  return () => taken.stop();
});

describe("The field that makes a part of the portal", () => {
  test.each([
    ["h1", ["marketing.heroTitle"]],
    ["#count", ["texts.avtaler.count"]],
    ["#price", ["texts.avtaler.perMonth"]],
    ["#close", ["texts.felles.close"]],
    ["#phone", ["footer.contact.telefon"]],
    ["#mail", ["footer.contact.epost"]],
    ["#privacy", ["footer.privacyUrl"]],
    ["#detail", ["urls.partnerDetail"]],
    ["#first", ["urls.onlineBank.default"]],
    ["#second", ["urls.login"]],
    ["#kept", ["urls.meldSkade"]],
    ["#made", []],
    ["#privacy span", ["texts.skall.footer.privacy"]],
    ["img", ["assets.logo", "name"]],
  ])("%s: %j", (selector, paths) => {
    expect(pathsAt(selector)).toEqual(paths);
  });

  test("an address is in the page as it is in a release", () => {
    const links = ["privacy", "detail", "first", "kept"].map((id) => document.getElementById(id)?.getAttribute("href"));
    expect(links).toEqual([
      "/simulator/side?navn=Personvern",
      "https://bank.example/avtale?forsikringsnummer=5001",
      "/simulator/nettbank",
      "/skade#meld",
    ]);
  });

  test("ten fields with the same words have a part each", () => {
    const all = Array.from({ length: 10 }, (_, at) => pathsAt(`#same-${at}`));
    expect(all).toEqual(Array.from({ length: 10 }, (_, at) => [`texts.f${at}.mail`]));
  });

  test("a text that says what a field says, and is not made by it, has none", () => {
    expect(pathsAt("#other")).toEqual([]);
    expect(pathsAt("#number")).toEqual([]);
  });

  test("a name for screen readers counts where it is asked for", () => {
    const close = document.querySelector("#close");
    expect(close && finder().fieldsAt(close, false)).toEqual([]);
  });

  test("finds all of them, in the order of the page", () => {
    const tags = finder()
      .elements()
      .map(({ tagName }) => tagName);
    expect(tags.slice(0, 9)).toEqual(["IMG", "H1", "P", "P", "BUTTON", "A", "A", "A", "SPAN"]);
  });
});
