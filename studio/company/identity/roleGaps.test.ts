import { describe, expect, test } from "vitest";
import type { RoleRule } from "../config/CompanyConfig.ts";
import { baseId } from "#studio/document/StudioDocument.ts";
import { groupsWithRole, roleGaps } from "./roleGaps.ts";

const approvals = { texts: 1, look: 1, addresses: 1, base: 1, newBrand: 1 };
const gaps = (roles: readonly RoleRule[], more: Partial<typeof approvals> = {}, brandIds = ["fjord"]) =>
  roleGaps({ roles, approvals: { ...approvals, ...more } }, brandIds);

const owners: RoleRule = { role: "owner", brands: "all", claim: "owners" };
const whole: readonly RoleRule[] = [
  owners,
  { role: "addresses", brands: "all", claim: "owners" },
  { role: "base", brands: "all", claim: "owners" },
];

describe("Roles that leave a kind of change without people", () => {
  test("a group counts as any number, so that roles by group have no gap", () => {
    expect(gaps(whole, { base: 5, addresses: 5 })).toEqual([]);
  });

  test("what needs a role that no row gives can be edited by nobody, and shared values not approved", () => {
    expect(gaps([owners])).toEqual([
      'Nobody can edit addresses of fjord: no row of "roles" gives "addresses" and "editor" for it to one person.',
      'Nobody can edit shared values: no row of "roles" gives "base" and "editor" to one person.',
      'Nobody can approve shared values, and "approvals.base" is 1: it takes people who have "base" and "approver".',
    ]);
  });

  test("people are counted by their addresses, without the one who is the only editor", () => {
    const named = (...people: string[]): readonly RoleRule[] => [
      ...whole.slice(1),
      { role: "owner", brands: "all", people },
    ];
    expect(gaps(named("kari@a.example", "ola@a.example"), { base: 0, addresses: 0 })).toEqual([]);
    const alone = gaps(named("kari@a.example"), { base: 0, addresses: 0, newBrand: 0 });
    expect(alone).toEqual([
      'Nobody can approve texts of fjord, and "approvals.texts" is 1: it takes people who have "approver", beside the author.',
      'Nobody can approve looks of fjord, and "approvals.look" is 1: it takes people who have "approver", beside the author.',
    ]);
    expect(gaps(named("kari@a.example", "ola@a.example"), { base: 0, addresses: 0, look: 2 })).toEqual([
      'Only 1 person can approve looks of fjord, and "approvals.look" is 2: it takes people who have "approver", beside the author.',
    ]);
  });

  test("brands are named together, and a new brand needs people for all of them", () => {
    const editor: RoleRule = { role: "editor", brands: "all", claim: "editors" };
    const approver: RoleRule = { role: "approver", brands: ["fjord"], claim: "approvers" };
    const found = gaps([...whole.slice(1), editor, approver], { base: 0, addresses: 0, look: 0 }, [
      "bre",
      "fjord",
      "vidde",
    ]);
    expect(found).toEqual([
      'Nobody can approve texts of bre, vidde, and "approvals.texts" is 1: it takes people who have "approver".',
      'Nobody can approve new brands, and "approvals.newBrand" is 1: it takes people who have "approver" for "all" brands.',
    ]);
  });
});

describe("Groups that have a role", () => {
  const base: RoleRule = { role: "base", brands: "all", claim: "base" };
  test("are those that have it by themselves", () => {
    expect(groupsWithRole([owners, base], "approver", ["fjord"])).toEqual(["owners"]);
    expect(groupsWithRole([owners, base], "approver", [baseId])).toEqual([]);
    expect(groupsWithRole(whole, "approver", [baseId, "fjord"])).toEqual(["owners"]);
  });
});
