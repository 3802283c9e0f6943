import { describe, expect, test } from "vitest";

import { checkKeptOptions, readArguments } from "./readArguments.ts";
import { TenantUsageError } from "./TenantUsageError.ts";

describe("npm run tenant, called in a wrong way", () => {
  test.each([
    [["neww"], 'Did you mean "new"?'],
    [[], "Type what to do: new, explain, diff, fix"],
    [["new"], "npm run tenant -- new nordlys --from dnb"],
    [["new", "nordlys"], "npm run tenant -- new nordlys --from dnb"],
    [["new", "nordlys", "bank", "--from", "dnb"], "npm run tenant -- new nordlys --from dnb"],
    [["new", "nordlys", "--from"], "--from needs a value after it"],
    [["new", "nordlys", "--from", "--json"], "--from needs a value after it"],
    [["new", "nordlys", "--from="], "--from needs a value after it"],
    [["new", "nordlys", "--from", "dnb", "--from", "eika"], "--from is given twice"],
    [["new", "nordlys", "--from", "dnb", "--dry-run"], '"new" does not take --dry-run'],
    [["explain", "fjord"], "npm run tenant -- explain dnb urls.timeout"],
    [["explain", "fjord", ""], "npm run tenant -- explain dnb urls.timeout"],
    [["explain", "fjord", "urls", "timeout"], "npm run tenant -- explain dnb urls.timeout"],
    [["explain", "fjord", "urls.timeout", "--environment", "Prod"], 'Did you mean "Production"?'],
    [["diff", "fjord"], "Type two brands"],
    [["diff", "fjord", "vidde", "dal"], "Type two brands"],
    [["fix", "fjord", "vidde"], "Type at most one brand"],
    [["fix", "--dryrun"], 'Did you mean "--dry-run"?'],
    [["fix", "--json=1"], "--json takes no value"],
    [["fix", "-x"], "There is no option -x"],
  ])("%j says what to type", (args, says) => {
    expect(() => readArguments(args)).toThrow(says);
    expect(() => readArguments(args)).toThrow(TenantUsageError);
  });

  test("--help is an answer with any command", () => {
    expect(readArguments(["new", "--help"]).command).toBe("help");
    expect(readArguments(["-h"]).command).toBe("help");
  });

  test("an option that npm has read as its own stops the command", () => {
    expect(() => checkKeptOptions({ npm_config_dry_run: "true" })).toThrow("npm run tenant -- …");
    expect(() => checkKeptOptions({ npm_config_cache: "/home/kari/.npm", npm_config_colours: "" })).not.toThrow();
  });
});
