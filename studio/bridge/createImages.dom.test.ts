import { expect, test } from "vitest";
import { createImages } from "./createImages.ts";

const tried = { "/logo.svg": { url: "/ny.svg", width: 80, height: 20 } };
const logoOf = (page: Document) => [...page.images].map((image) => image.getAttribute("src"));

function add(url: string): void {
  const image = document.createElement("img");
  image.src = url;
  image.width = 120;
  image.height = 40;
  document.body.append(image);
}

test("a tried image is in the place of the page's, also in a part that comes later, until it is given up", async () => {
  add("/logo.svg");
  add("/bil.svg");
  const show = createImages(document);
  show(tried);
  expect(logoOf(document)).toEqual(["/ny.svg", "/bil.svg"]);
  expect(document.images[0]).toMatchObject({ width: 80, height: 20 });
  add("/logo.svg");
  await Promise.resolve();
  expect(logoOf(document)).toEqual(["/ny.svg", "/bil.svg", "/ny.svg"]);
  show({ "/logo.svg": { url: "/enda-en.svg", width: 1, height: 1 } });
  expect(logoOf(document)).toEqual(["/enda-en.svg", "/bil.svg", "/enda-en.svg"]);
  show(undefined);
  expect(logoOf(document)).toEqual(["/logo.svg", "/bil.svg", "/logo.svg"]);
  expect(document.images[0]).toMatchObject({ width: 120, height: 40 });
  add("/logo.svg");
  await Promise.resolve();
  expect(logoOf(document).at(-1)).toBe("/logo.svg");
});
