import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";
import { expect, test } from "vitest";
import { stableComponentIds } from "./stableComponentIds.ts";

/** What the plugin makes of code that the compiler has named. */
function transformed(code: string, path: string) {
  const { transform } = stableComponentIds("/portal") as {
    transform: (code: string, id: string) => { code: string; map: { toString: () => string } } | undefined;
  };
  return transform(code, path);
}
const styled = (id: string) =>
  `const A = styled.p.withConfig({ componentId: "${id}-0" })(["a"]), B = styled.p.withConfig({ componentId: "${id}-1" })(["b"]);`;

test.each(["sc-1x2y", "sc-1x2y3z", "sc-1x2y3z4"])("named %s by the compiler: places behind the name stay", (id) => {
  const code = styled(id);
  const result = transformed(code, "/portal/src/A.ts");
  expect(result?.code).toBe(styled("sc-zhk9"));
  for (const text of ["styled.p", '["a"]', "B = ", '["b"]']) {
    const column = result?.code.indexOf(text) ?? -1;
    const found = originalPositionFor(new TraceMap(result?.map.toString() ?? ""), { line: 1, column });
    expect({ text, column: found.column }).toEqual({ text, column: code.indexOf(text) });
  }
});

test("code without a name is left alone", () => {
  expect(transformed("const a = 1;", "/portal/src/a.ts")).toBe(undefined);
});
