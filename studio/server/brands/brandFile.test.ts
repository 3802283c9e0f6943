import { describe, expect, test } from "vitest";
import { baseId } from "#studio/document/StudioDocument.ts";
import { brandFileOf, isFontsFolder } from "./brandFile.ts";

describe("Which files of the repository are data of brands", () => {
  test.each([
    ["tenants/base.jsonc", { brand: baseId, kind: "descriptor", isText: true }],
    ["tenants/base.en.jsonc", { brand: baseId, kind: "en", isText: true }],
    ["tenants/fjord/tenant.jsonc", { brand: "fjord", kind: "descriptor", isText: true }],
    ["tenants/fjord/tenant.nn.jsonc", { brand: "fjord", kind: "nn", isText: true }],
    ["tenants/fjord/logo.svg", { brand: "fjord", isText: true }],
    ["tenants/fjord/Logo.SVG", { brand: "fjord", isText: true }],
    ["tenants/fjord/look.json", { brand: "fjord", isText: true }],
    ["themes/fjord.tokens.json", { theme: "fjord", kind: "theme", isText: true }],
    ["themes/fjord.dark.tokens.json", { theme: "fjord", kind: "dark", isText: true }],
    ["themes/fjord.more.tokens.json", { theme: "fjord", kind: "more", isText: true }],
    ["themes/fjord.resolver.json", { theme: "fjord", kind: "resolver", isText: true }],
  ])("%s is written as a text", (path, file) => {
    expect(brandFileOf(path)).toEqual(file);
  });

  test.each([
    "tenants/fjord/logo.png",
    "tenants/fjord/notes/logo.svg",
    "tenants/fjord/fonts/fjord-sans/400.woff2",
    "tenants/fjord/tenant.fr.jsonc",
    "tenants/fjord/package.json",
  ])("%s is in a proposal, and is not written as a text", (path) => {
    expect(brandFileOf(path)).toEqual({ brand: "fjord" });
  });

  test.each([
    "",
    "package.json",
    "tenants/local.jsonc",
    "tenants/base.fr.jsonc",
    "tenants/fjord",
    "tenants/fjord/",
    "tenants/fjord/.gitattributes",
    "tenants/fjord/../vidde/tenant.jsonc",
    "tenants/../package.json",
    "tenants/Fjord/tenant.jsonc",
    "tenants/fjord/tenant.jsonc\n",
    "tenants/fjord/a\\b.svg",
    "/tenants/fjord/tenant.jsonc",
    "themes/base.tokens.json",
    "themes/contract.tokens.json",
    "themes/contract.resolver.json",
    "themes/fjord.light.tokens.json",
    "themes/sub/fjord.tokens.json",
    "src/main.tsx",
  ])("%j is none", (path) => {
    expect(brandFileOf(path)).toBeUndefined();
  });

  test("the fonts of a brand are in one folder", () => {
    const folders = ["tenants/fjord/fonts", "tenants/fjord/fonts/a", "tenants/../fonts", "fonts", "tenants/fjord"];
    expect(folders.filter(isFontsFolder)).toEqual(["tenants/fjord/fonts"]);
  });
});
