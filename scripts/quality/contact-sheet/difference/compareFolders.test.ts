import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PNG } from "pngjs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { compareFolders } from "./compareFolders.ts";
import { differencePage, differenceSummary } from "./differencePage.ts";

type Colour = readonly [red: number, green: number, blue: number];
const white: Colour = [255, 255, 255];
const black: Colour = [0, 0, 0];

/** An image with a square of 10 × 10 pixels in another colour. */
function image(square: Colour, height = 100): Buffer {
  const png = new PNG({ width: 100, height });
  png.data.fill(255);
  for (let y = 20; y < 30; y += 1) for (let x = 20; x < 30; x += 1) png.data.set([...square, 255], (y * 100 + x) * 4);
  return PNG.sync.write(png);
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "compare-folders-"));
  for (const name of ["before", "after"]) await mkdir(join(folder, name));
});
afterEach(() => rm(folder, { recursive: true }));
const put = (name: string, bytes: Buffer) => writeFile(join(folder, name), bytes);

describe("npm run contact-sheet -- --since REF (spec: commands-44)", () => {
  test("finds what differs, most first, and removes what is the same", async () => {
    await put("before/same.png", image(black));
    await put("after/same.png", image(black));
    // A difference that cannot be seen.
    await put("before/nearly.png", image([254, 255, 255]));
    await put("after/nearly.png", image(white));
    await put("before/square.png", image(white));
    await put("after/square.png", image(black));
    await put("before/longer.png", image(black));
    await put("after/longer.png", image(white, 120));
    await put("before/gone.png", image(black));
    await put("after/new.png", image(black));

    expect(await compareFolders(folder)).toEqual({
      changed: [
        { image: "gone.png", change: "removed", share: 1 },
        { image: "new.png", change: "added", share: 1 },
        { image: "square.png", change: "changed", share: 0.01 },
        { image: "longer.png", change: "changed", share: 100 / 12_000 },
      ],
      same: 2,
    });
    expect((await readdir(join(folder, "before"))).toSorted()).toEqual(["gone.png", "longer.png", "square.png"]);
    const marked = PNG.sync.read(await readFile(join(folder, "difference/square.png")));
    const at = (x: number, y: number) => [...marked.data.subarray((y * 100 + x) * 4, (y * 100 + x) * 4 + 3)];
    expect([at(25, 25), at(50, 50)]).toEqual([
      [255, 0, 0],
      [255, 255, 255],
    ]);
  });

  test("an image that is only longer differs, although what it has more is white", async () => {
    await put("before/a.png", image(black));
    await put("after/a.png", image(black, 101));
    expect((await compareFolders(folder)).changed).toHaveLength(1);
  });

  test("the page shows three columns, and the summary names what differs", () => {
    const differences = {
      since: "main",
      brands: ["sb1"],
      changed: [
        { image: "the-login-page-360-sb1.png", change: "changed", share: 0.0123 },
        { image: "the-offers-360-sb1.png", change: "added", share: 1 },
      ],
      same: 67,
    } as const;
    const page = differencePage(differences);
    expect(page).toContain("2 of 69 captures differ from main, in sb1.");
    const images = [...page.matchAll(/<img src="([^"]+)"/g)].map(([, address]) => address);
    expect(images).toEqual([
      ...["before", "after", "difference"].map((name) => `${name}/the-login-page-360-sb1.png`),
      "after/the-offers-360-sb1.png",
    ]);
    expect(differenceSummary(differences)).toContain(
      "| the login page 360 sb1 | 1.23 % of the pixels |\n| the offers 360 sb1 | added |\n",
    );
    expect(differenceSummary({ ...differences, changed: [] })).not.toContain("|");
  });
});
