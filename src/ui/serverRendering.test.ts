import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createElement, type ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { uiParts } from "#tests/support/ui/uiParts.tsx";

/** Pieces of other parts: no application shows them alone. */
const pieces = new Set([
  "ChoiceField",
  "ChoiceGroup",
  "CloseButton",
  "CountedTextArea",
  "FieldError",
  "FieldFrame",
  "FieldHint",
  "MenuList",
  "MenuRow",
  "MessagePanel",
  "SmileyFace",
  "SmileyFaces",
  "ToastItem",
]);

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
);
type Exports = Readonly<Record<string, unknown>>;
const modules = await Promise.all(
  files.map(async (path) => [path, (await import(join(import.meta.dirname, path))) as Exports] as const),
);
const components = modules.flatMap(([path, exports]) =>
  Object.entries(exports)
    .filter(([name]) => /^[A-Z]/.test(name) && !name.endsWith("Context"))
    .map(([name, value]) => ({ name, path, value })),
);
const isStyled = (value: unknown) => typeof value === "object" && value !== null && "styledComponentId" in value;
/** Drawings without properties, and the styles of the page. */
const isComplete = (name: string) => (name.endsWith("Illustration") || name === "GlobalStyle") && !(name in uiParts);

describe("On a server, without a document (spec: parts-8)", () => {
  test("there is none, and every module can be imported", () => {
    expect(typeof document).toBe("undefined");
    expect(modules.length).toBeGreaterThan(100);
  });

  test("every part is in the table of examples, or a piece of another", () => {
    const functions = components.filter(({ value, name }) => !isStyled(value) && !isComplete(name));
    const missing = functions.filter(({ name }) => !(name in uiParts) && !pieces.has(name));
    expect(missing.map(({ path }) => path)).toEqual([]);
    const names = new Set(functions.map(({ name }) => name));
    expect(Object.keys(uiParts).filter((name) => !names.has(name))).toEqual([]);
  });

  test.each(Object.entries(uiParts))("%s renders", (name, draw) => {
    const html = renderToString(draw({}));
    // The notification area is drawn when there is a page.
    expect(html === "").toBe(name === "ToastArea");
  });

  test.each(components.filter(({ value, name }) => isStyled(value) || isComplete(name)))("$name renders", (part) => {
    expect(() => renderToString(createElement(part.value as ComponentType))).not.toThrow();
  });
});
