import { describe, expect, test } from "vitest";
import { day, flag, list, oneOf, text, wholeNumber } from "./Option.ts";
import { checkKeptOptions } from "./checkKeptOptions.ts";
import { readArguments } from "./commanderOf.ts";
import { UsageError } from "./UsageError.ts";

const options = {
  brand: list({ shown: "a,b", help: "only these brands" }),
  out: text({ shown: "DIR", help: "where to write", absent: "dist" }),
  check: text({ shown: "COMMAND", help: "what checks it", canBeEmpty: true }),
  keep: wholeNumber({ shown: "N", help: "how many are kept", least: 4, most: 1000, absent: 8 }),
  format: oneOf(["text", "json"], { shown: "NAME", help: "of the report" }),
  today: day("the day"),
  "dry-run": flag("changes nothing"),
};
const words = { shown: "FIELD", least: 1, most: 2, advice: "Type one field or two" };
const read = (...args: readonly string[]) => readArguments({ name: "deploy", options }, args).values;

describe("The command line of every command", () => {
  test("without options there are the defaults", () => {
    expect(read()).toEqual({
      brand: undefined,
      out: "dist",
      check: undefined,
      keep: 8,
      format: undefined,
      today: undefined,
      "dry-run": false,
    });
  });

  test("each kind of option", () => {
    const given = ["--out", "x", "--check", "", "--keep=5", "--format", "json", "--today", "2027-01-01", "--dry-run"];
    expect(read(...given)).toEqual({
      brand: undefined,
      out: "x",
      check: "",
      keep: 5,
      format: "json",
      today: "2027-01-01",
      "dry-run": true,
    });
  });

  test("a list can have spaces and be given twice; each part counts once", () => {
    expect(read("--brand", "sb1, dnb", "--brand", "eika,sb1").brand).toEqual(["sb1", "dnb", "eika"]);
  });

  test("of an option that is given twice the last value counts", () => {
    expect(read("--out", "x", "--out", "y").out).toBe("y");
  });

  test.each([
    [["--brand", "sb1,"], '--brand "sb1," has an empty part'],
    [["--brand", ","], '--brand "," has an empty part'],
    [["--brand"], "--brand needs a value after it"],
    [["--brand", "--dry-run"], "--brand needs a value after it"],
    [["--out="], "--out needs a value after it"],
    [["--dry-run=1"], "--dry-run takes no value"],
    [["--keep", "3"], "--keep 3 is not a whole number from 4 to 1000"],
    [["--keep", "many"], "--keep many is not a whole number"],
    [["--format", "jsn"], '--format jsn does not exist: expected text or json. Did you mean "json"?'],
    [["--today", "tomorrow"], "--today tomorrow is not a day"],
    [["--dryrun"], "There is no option --dryrun. Did you mean --dry-run?"],
    [["-x"], "There is no option -x."],
    [["--toString"], "There is no option --toString."],
    [["--tenant", "sb1"], "There is no option --tenant. A brand is named with --brand"],
    [["sb1"], '"sb1" belongs to no option'],
  ])("%j is refused: %s", (args, message) => {
    expect(() => read(...args)).toThrow(message);
    expect(() => read(...args)).not.toThrow("native code");
    expect(() => read(...args)).toThrow(UsageError);
  });

  test("words beside the options: as many as the command takes", () => {
    const call = (...args: readonly string[]) => readArguments({ name: "deploy", options, words }, args).words;
    expect(call("a", "--out", "x", "b")).toEqual(["a", "b"]);
    for (const wrong of [[], ["a", "b", "c"], [""]]) expect(() => call(...wrong)).toThrow("Type one field or two");
  });

  test("a command that starts another program leaves it the rest", () => {
    const { values } = readArguments({ name: "deploy", options, passesOn: true }, [
      "--out",
      "x",
      "-g",
      "title",
      "--shard=1/3",
      "a.ts",
    ]);
    expect(values.out).toBe("x");
  });

  test("an option that npm has read as its own stops the command", () => {
    const check = (environment: Record<string, string>) =>
      checkKeptOptions({ name: "tenant fix", options }, { npm_lifecycle_event: "tenant", ...environment });
    const verb = () =>
      checkKeptOptions(
        { name: "rollback", options },
        { npm_lifecycle_event: "deploy", npm_config_dry_run: "true" },
        "scripts/deploy.ts",
      );
    expect(verb).toThrow("npm run deploy -- …");
    expect(() => check({ npm_config_dry_run: "true" })).toThrow("npm run tenant -- …");
    expect(() => check({ npm_config_cache: "/home/kari/.npm", npm_config_brand: "" })).not.toThrow();
    expect(() => check({ npm_config_dry_run: "true", npm_lifecycle_event: "check" })).not.toThrow();
  });
});
