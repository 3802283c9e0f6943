import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = "studio/texts";

test("no key of the studio's texts is there twice: the later text would replace the earlier one", () => {
  const keys = readdirSync(folder).flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, "utf8").matchAll(/^ {2}"([^"]+)":/gm)].map(([, key = ""]) => key),
  );
  expect(keys.length).toBeGreaterThan(900);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
