import * as v from "valibot";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { forgetReports, showReportsInConsole, takeReports } from "../errorReporting/report.ts";
import { tolerantList } from "./tolerantList.ts";

const schema = tolerantList(v.looseObject({ name: v.string() }), "things");

describe("A list of the API", () => {
  const reported = vi.fn();
  beforeEach(() => {
    forgetReports();
    showReportsInConsole(false);
    reported.mockClear();
    takeReports(reported);
  });

  test("keeps its readable items when others are broken, and makes one report for all broken ones", () => {
    const list = [{ name: "a" }, null, 7, { name: 1 }, { name: "b", unknown: true }];
    expect(v.parse(schema, list)).toEqual([{ name: "a" }, { name: "b", unknown: true }]);
    expect(reported).toHaveBeenCalledOnce();
    expect(reported).toHaveBeenCalledWith(expect.objectContaining({ context: { broken: 3, of: 5 } }));
  });

  test("reports nothing when all items can be read", () => {
    expect(v.parse(schema, [{ name: "a" }])).toHaveLength(1);
    expect(reported).not.toHaveBeenCalled();
  });

  test.each([{}, "a", undefined, 1])("is still an error when it is not a list: %j", (value) => {
    expect(v.safeParse(schema, value).success).toBe(false);
  });
});
