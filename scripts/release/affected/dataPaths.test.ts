import { describe, expect, test } from "vitest";
import { type ChangedPath, findOtherThanData, noFile } from "./dataPaths.ts";

const changed = (path: string, modeBefore = "100644", modeNow = "100644"): ChangedPath => ({
  path,
  modeBefore,
  modeNow,
});

describe("Data is a list of paths", () => {
  test.each([
    "tenants/base.jsonc",
    "tenants/base.en.jsonc",
    "tenants/dnb/tenant.jsonc",
    "tenants/dnb/tenant.en.jsonc",
    "tenants/dnb/logo.svg",
    "tenants/dnb/look.json",
    "tenants/dnb/fonts/egen-700.woff2",
    "tenants/en-ny-bank/tenant.jsonc",
    "themes/dnb.tokens.json",
    "themes/dnb.resolver.json",
    "themes/sbm.dark.tokens.json",
    "themes/en-ny-bank.more.tokens.json",
  ])("%s is data", (path) => {
    expect(findOtherThanData([changed(path)])).toBeUndefined();
  });

  test.each([
    // What brands are checked by, and what this machine adds.
    "tenants/local.jsonc",
    "tenants/tenant.schema.json",
    "tenants/base.jsonc.ts",
    "tenants/baseline.jsonc",
    "tenants/README.md",
    // Themes that are a part of the code, and how themes are checked.
    "themes/base.tokens.json",
    "themes/contract.tokens.json",
    "themes/contract.resolver.json",
    "themes/base.dark.tokens.json",
    "themes/theme.schema.json",
    "themes/dnb.tokens.json.ts",
    "themes/dnb/dnb.tokens.json",
    "themes/index.ts",
    // Code, packages, the workflow and tests, also among data.
    "src/main.tsx",
    "locales/nb/avtaler.json",
    "package.json",
    "package-lock.json",
    ".github/workflows/portal.yml",
    ".github/tenants/dnb/tenant.jsonc",
    "tests/e2e/pages/kjop.journey.ts",
    "docs/tenants/dnb/tenant.jsonc",
    "tenants/dnb/tenant.test.ts",
    "tenants/dnb/tenant.test.json",
    "tenants/dnb/script.js",
    "tenants/dnb/package.json",
    "tenants/dnb/tsconfig.json",
    "tenants/dnb/vite.config.json",
    "tenants/dnb/node_modules/react/index.json",
    "tenants/dnb/.oxlintrc.json",
    "tenants/dnb/.hidden/tenant.jsonc",
    "tenants/dnb/.gitattributes",
    "tenants/dnb",
    "tenants/../src/main.jsonc",
    "tenants/dnb/../../package.json",
    "tenants/Dnb/tenant.jsonc",
    "Tenants/dnb/tenant.jsonc",
    "tenants/dnb/tenant.jsonc\n",
  ])("%j is not data, and is named as the reason", (path) => {
    expect(findOtherThanData([changed("tenants/dnb/tenant.jsonc"), changed(path)])).toBe(
      `${path} is not data of a brand`,
    );
  });

  test("a brand that is added or deleted is data", () => {
    expect(findOtherThanData([changed("tenants/ny/tenant.jsonc", noFile)])).toBeUndefined();
    expect(findOtherThanData([changed("tenants/dnb/tenant.jsonc", "100644", noFile)])).toBeUndefined();
    expect(findOtherThanData([])).toBeUndefined();
  });

  test.each([
    ["a link", noFile, "120000"],
    ["a file that became a link", "100644", "120000"],
    ["a link that became a file", "120000", "100644"],
    ["a link that was deleted", "120000", noFile],
    ["a file that can be started", "100644", "100755"],
    ["another repository", noFile, "160000"],
  ])("%s is not", (_, modeBefore, modeNow) => {
    expect(findOtherThanData([changed("tenants/dnb/logo.svg", modeBefore, modeNow)])).toBe(
      "tenants/dnb/logo.svg is not a plain file, or was none",
    );
  });

  test("a file that is moved between data and code is two paths, and one of them is code", () => {
    const moved = [changed("src/logo.svg", "100644", noFile), changed("tenants/dnb/logo.svg", noFile)];
    expect(findOtherThanData(moved)).toBe("src/logo.svg is not data of a brand");
    expect(findOtherThanData(moved.toReversed())).toBe("src/logo.svg is not data of a brand");
  });
});
