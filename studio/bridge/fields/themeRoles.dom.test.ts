import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { roleAttribute } from "#contract/gallery/styleBook.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import { ThemeRoles } from "./themeRoles.ts";

const source = (group: string, name: string): FieldSource => ({
  kind: "theme",
  path: [group, name],
  seenAs: "variable",
  value: `--${group}-${name}`,
});
const sources = [source("color", "action"), source("color", "text"), source("palette", "navy")];

let roles: ThemeRoles;
const element = (id: string): Element => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no ${id}.`);
  return found;
};
const pathsAt = (id: string) => roles.rolesAt(element(id)).map(({ path }) => path.join("."));

function made(tag: string, id: string, ...children: readonly Element[]): Element {
  const element = document.createElement(tag);
  element.id = id;
  element.append(...children);
  return element;
}

/** A part that is about a role, with words in it. */
function sample(id: string, variable: string, words: string): Element {
  const part = made("li", id, made("b", words));
  part.setAttribute(roleAttribute, variable);
  return part;
}

// Other files have styles in this page too.
const style = document.createElement("style");
style.textContent = "button { border-radius: var(--palette-navy); }";
afterEach(() => {
  style.remove();
  document.body.replaceChildren();
});

beforeEach(() => {
  // jsdom has neither.
  document.adoptedStyleSheets ??= [];
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  document.head.append(style);
  document.body.replaceChildren(
    sample("sample", "--color-text", "words"),
    sample("other", "--color-gone", "unknown"),
    made("button", "button"),
  );
  const probe = document.createElement("i");
  document.body.append(probe);
  roles = new ThemeRoles(sources, probe);
});

test("a part that says which role it is about leads to it, with all that is in it", () => {
  expect(pathsAt("sample")[0]).toBe("color.text");
  expect(pathsAt("words")[0]).toBe("color.text");
  expect(roles.namedRole(element("unknown"))).toBeUndefined();
  expect(roles.namedRole(element("button"))).toBeUndefined();
});

test("where a page has samples of a role, they are what the role makes; elsewhere what it gives its look", () => {
  expect(roles.elementsWith("--color-text")).toEqual([element("sample")]);
  expect(roles.elementsWith("--palette-navy")).toEqual([element("button")]);
});
