import { describe, expect, test } from "vitest";
import { createTextReader } from "./createTextReader.ts";

const builtIn = { greeting: "Hei, {{name}}!", count: "Steg {{steg}} av {{antall}}", plain: "Ha det" };

describe("The texts of a widget", () => {
  test("are built in", () => {
    expect(createTextReader(builtIn, undefined)("plain")).toBe("Ha det");
  });

  test("are replaced one by one", () => {
    const t = createTextReader(builtIn, { plain: "Adjø", greeting: undefined });
    expect(t("plain")).toBe("Adjø");
    expect(t("greeting", { name: "Kari" })).toBe("Hei, Kari!");
  });

  test("are filled in, also with numbers, in any order", () => {
    const t = createTextReader(builtIn, { count: "{{antall}}: {{steg}}" });
    expect(t("count", { steg: 1, antall: 3 })).toBe("3: 1");
  });

  test.each(["{{steg}}", "$&", "$1", "<b>"])("a value is shown as it is: %s", (value) => {
    expect(createTextReader(builtIn, undefined)("greeting", { name: value })).toBe(`Hei, ${value}!`);
  });

  test("a placeholder without a value stays visible", () => {
    expect(createTextReader(builtIn, undefined)("greeting")).toBe("Hei, {{name}}!");
  });
});
