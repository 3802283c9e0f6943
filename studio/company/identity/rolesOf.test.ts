import { describe, expect, test } from "vitest";
import type { RoleRule } from "../config/CompanyConfig.ts";
import { type RawClaims, readIdentity } from "./Identity.ts";
import { may, type Person } from "./Person.ts";
import { rolesOf } from "./rolesOf.ts";

const ids = { iss: "https://id.example", sub: "1" };
const identityOf = (idToken: RawClaims, userInfo: RawClaims = {}) =>
  readIdentity({ ...ids, ...idToken }, userInfo, "groups");

const rules: readonly RoleRule[] = [
  { role: "editor", brands: ["fjord"], claim: "fjord-editors" },
  { role: "publisher", brands: "all", claim: "publishers", people: ["Kari@Fjord.example"] },
  { role: "base", brands: "all", people: ["ola@fjord.example"] },
];
const rolesFor = (idToken: RawClaims, userInfo: RawClaims = {}) =>
  rolesOf(identityOf(idToken, userInfo), rules).map(({ role }) => role);

describe("Roles", () => {
  test.each<[string, RawClaims, RawClaims, readonly string[]]>([
    ["a claim that is a list", { groups: ["x", "fjord-editors"] }, {}, ["editor"]],
    ["a claim that is a text", { groups: "publishers" }, {}, ["publisher"]],
    ["a claim of the user info", {}, { groups: ["publishers", "fjord-editors"] }, ["editor", "publisher"]],
    ["the signed claim before that of the user info", { groups: [] }, { groups: ["publishers"] }, []],
    ["a text with several names in it", { groups: "publishers fjord-editors" }, {}, []],
    ["names in one text that are separated by commas", { groups: "publishers,fjord-editors" }, {}, []],
    ["a list whose item has a comma", { groups: ["x,publishers"] }, {}, []],
    ["a name with space around it", { groups: [" publishers", "publishers "] }, {}, []],
    ["a name that another company's begins with", { groups: ["fjord-editors-vidde", "vidde-fjord-editors"] }, {}, []],
    ["the name of a role", { groups: ["owner", "publisher"] }, {}, []],
    ["another case", { groups: ["Publishers"] }, {}, []],
    ["a list with other things in it", { groups: [1, null, ["publishers"], { publishers: true }] }, {}, []],
    ["an object", { groups: { publishers: true } }, {}, []],
    ["no claim", {}, {}, []],
    ["a verified address", { email: "kari@fjord.EXAMPLE", email_verified: true }, {}, ["publisher"]],
    ["an address that is not verified", { email: "kari@fjord.example", email_verified: false }, {}, []],
    ["an address of which nothing is said", { email: "kari@fjord.example" }, {}, []],
    ["an address that is verified by a text", { email: "kari@fjord.example", email_verified: "true" }, {}, []],
    [
      "an address of one source that another source has verified",
      { email: "kari@fjord.example" },
      { email: "x@x.example", email_verified: true },
      [],
    ],
    [
      "a verified word of the token beside an address of the user info",
      { email_verified: true },
      { email: "kari@fjord.example" },
      [],
    ],
    ["an address that only begins alike", { email: "kari@fjord.example.evil.example", email_verified: true }, {}, []],
    ["an address with a line break", { email: "kari@fjord.example\n", email_verified: true }, {}, ["publisher"]],
    ["an empty address", { email: "", email_verified: true }, {}, []],
  ])("by %s", (_, idToken, userInfo, roles) => {
    expect(rolesFor(idToken, userInfo)).toEqual(roles);
  });

  test("a rule without a claim and without people gives nobody a role", () => {
    expect(rolesOf(identityOf({ groups: ["undefined", ""] }), [{ role: "owner", brands: "all" }])).toEqual([]);
  });

  test("a role counts for its brands", () => {
    const person: Person = {
      ...identityOf({ groups: ["fjord-editors"] }),
      grants: rolesOf(identityOf({ groups: ["fjord-editors"] }), rules),
    };
    expect(may(person, "reader", "fjord")).toBe(true);
    expect(may(person, "reader", "vidde")).toBe(false);
    expect(may(person, "publisher", "fjord")).toBe(false);
  });
});

describe("Who somebody is", () => {
  test.each<[string, RawClaims, string]>([
    ["the name", { name: "Kari Nordmann", preferred_username: "kari" }, "Kari Nordmann"],
    ["without one the name of the account", { name: " ", preferred_username: "kari" }, "kari"],
    ["without both the address", { email: "kari@fjord.example" }, "kari@fjord.example"],
    ["without anything the subject", {}, "1"],
    ["without control characters and directions", { name: "Kari\n\u{202e}<x>\0" }, "Kari <x>"],
    ["not a name of another type", { name: ["Kari"] }, "1"],
    ["a name that ends somewhere", { name: "K".repeat(10_000) }, "K".repeat(200)],
  ])("is %s", (_, claims, name) => {
    expect(identityOf(claims).name).toBe(name);
  });

  test("is told by issuer and subject alone", () => {
    expect(identityOf({ email: "a@x.example" }).id).toBe(identityOf({ email: "b@x.example" }).id);
    expect(identityOf({ sub: "2" }).id).not.toBe(identityOf({}).id);
    // The user info cannot say that it is somebody else.
    expect(identityOf({}, { iss: "https://evil.example", sub: "2" }).id).toBe(identityOf({}).id);
  });
});
