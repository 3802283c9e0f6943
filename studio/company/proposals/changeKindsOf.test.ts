import { describe, expect, test } from "vitest";
import { describedFields } from "#studio/document/describeField.ts";
import type { ChangeKind } from "../config/CompanyConfig.ts";
import { changeKindOfField, kindsOfFields } from "#studio/document/company/changeKindOfField.ts";
import { changeKindsOf } from "./changeKindsOf.ts";

const fjord = "tenants/fjord/tenant.jsonc";
const file = (value: unknown) => JSON.stringify(value);

describe("What a proposal touches, as far as approvals distinguish it", () => {
  test.each<[string, string, unknown, unknown, readonly ChangeKind[]]>([
    ["a text", fjord, { marketing: { heroTitle: "a" } }, { marketing: { heroTitle: "b" } }, ["texts"]],
    ["a text of an environment", fjord, {}, { environments: { QA: { name: "b" } } }, ["texts"]],
    ["the logo's place", fjord, { logo: { alignment: "left" } }, { logo: { alignment: "right" } }, ["look"]],
    ["where the logo leads", fjord, { logo: { url: "a" } }, { logo: { url: "b" } }, ["addresses"]],
    ["a host", fjord, {}, { environments: { QA: { hostnames: ["a.example"] } } }, ["addresses"]],
    ["an address of an environment", fjord, {}, { environments: { QA: { urls: { login: "a" } } } }, ["addresses"]],
    ["a token", fjord, { analytics: { token: "a" } }, { analytics: { token: "b" } }, ["addresses"]],
    ["who may frame", fjord, { frameAncestors: [] }, { frameAncestors: ["a"] }, ["addresses"]],
    ["a campaign's text", fjord, {}, { marketing: { campaigns: { jul: { texts: { heroTitle: "a" } } } } }, ["texts"]],
    [
      "a link in a new question",
      fjord,
      { faq: [] },
      { faq: [{ question: "a", link: { url: "b" } }] },
      ["texts", "addresses"],
    ],
    [
      "a card with an address",
      fjord,
      { cards: {} },
      { cards: { businessPortal: { title: "a", url: "b" } } },
      ["texts", "addresses"],
    ],
    ["a field that nobody knows", fjord, {}, { surprise: 1 }, ["addresses"]],
    ["the base", "tenants/base.jsonc", { faq: [] }, { faq: [{ question: "a" }] }, ["texts", "base"]],
    ["an address of the base", "tenants/base.jsonc", {}, { urls: { login: "a" } }, ["addresses", "base"]],
    ["a text in English", "tenants/fjord/tenant.en.jsonc", {}, { marketing: { heroTitle: "b" } }, ["texts"]],
    ["a theme", "themes/fjord.tokens.json", {}, { color: { action: { $value: "#fff" } } }, ["look"]],
    ["an image", "tenants/fjord/logo.svg", "a", "b", ["look"]],
    ["a new brand", fjord, undefined, { name: "a" }, ["newBrand"]],
    ["a removed brand", fjord, { name: "a" }, undefined, ["newBrand"]],
    ["code", "src/main.tsx", "a", "b", ["addresses"]],
  ])("%s", (_, path, before, after, expected) => {
    const side = (value: unknown) => (typeof value === "string" ? value : file(value));
    const versions = {
      path,
      ...(before === undefined ? {} : { before: side(before) }),
      ...(after === undefined ? {} : { after: side(after) }),
    };
    expect(changeKindsOf([versions])).toEqual(expected);
  });

  test("a comment is nothing; a file that cannot be read can be anything", () => {
    const before = file({ name: "a" });
    expect(changeKindsOf([{ path: fjord, before, after: `// By Kari.\n${before}` }])).toEqual([]);
    expect(changeKindsOf([{ path: fjord, before, after: "{" }])).toEqual(["addresses"]);
  });

  test("every path of the table is a field, and every field with an address in its name is an address", () => {
    const known = describedFields("descriptor");
    const isKnown = (path: string) =>
      known.some((field) => field === path || (path.includes("*") && field.endsWith(path.split("*").at(-1) ?? "")));
    expect(Object.keys(kindsOfFields).filter((path) => !isKnown(path))).toEqual([]);
    const addresses = known.filter((field) =>
      /(?:url|Url|hostnames|allowedHosts|token|dsn|endpoint|script)$/.test(field),
    );
    for (const field of addresses)
      expect([field, changeKindOfField({ kind: "descriptor", path: field.split(".") })]).toEqual([field, "addresses"]);
  });
});
