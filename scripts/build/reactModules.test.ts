import { expect, test } from "vitest";
import { asModule } from "./reactModules.ts";

test("imports what the module requires and exports what it puts on exports, by name", () => {
  const module = asModule(
    'var React = require("react");\nexports.open = function () { return exports.shut(React); };\nexports.shut = 1;',
    "/a.js",
  );
  expect(module).toContain('import * as required0 from "react";');
  expect(module).toContain("var exported_open = function () { return exported_shut(React); };");
  expect(module).toContain("export {exported_open as open,exported_shut as shut};");
});

test.each([
  ["exports nothing by name", "var a = 1;"],
  ["hands its exports on", "exports.a = 1; hand(exports);"],
])("refuses a module that %s", (_, code) => {
  expect(() => asModule(code, "/a.js")).toThrow("React is not written as it was");
});

test("declares once what is given a value twice", () => {
  const module = asModule("exports.now = void 0;\nif (a) {\n  exports.now = b;\n}", "/a.js");
  expect(module).toContain("var exported_now = void 0;");
  expect(module).toContain("\n  exported_now = b;");
});
