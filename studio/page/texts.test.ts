import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { text } from "./texts.ts";

test("a name that has quotes itself gets none around it", () => {
  expect(text("preview.seen.elsewhere", { title: "«Se tilbud», på engelsk" })).toBe(
    "«Se tilbud», på engelsk vises ikke her.",
  );
  expect(text("preview.seen.elsewhere", { title: "Telefon" })).toBe("«Telefon» vises ikke her.");
});

const folder = "studio/texts";

test("no key of the studio's texts is there twice: the later text would replace the earlier one", () => {
  const keys = readdirSync(folder).flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, "utf8").matchAll(/^ {2}"([^"]+)":/gm)].map(([, key = ""]) => key),
  );
  expect(keys.length).toBeGreaterThan(900);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
