import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { restorePlace } from "./place.ts";

const place = { path: "/", top: 0, open: [] };

beforeEach(() => {
  const heading = document.createElement("h1");
  heading.textContent = "Velkommen";
  document.body.replaceChildren(heading);
  // The fonts are in use. What other files of the process have left in the head says nothing then.
  document.documentElement.dataset["fonts"] = "";
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(Math.max(window.innerHeight, 1));
  // The clock of the longest wait does not move: only what the page says leads on.
  vi.spyOn(performance, "now").mockReturnValue(0);
  Object.defineProperty(document, "fonts", { configurable: true, value: { status: "loaded" } });
  window.portalDrawing = {};
  onTestFinished(() => {
    delete window.portalDrawing;
    Reflect.deleteProperty(document, "fonts");
  });
});

test("a page takes the place of the one before it when React has what the boot script drew", async () => {
  let isRestored = false;
  const restored = restorePlace(place, false).then(() => (isRestored = true));
  await framesDrawn(5);
  expect(isRestored).toBe(false);
  window.portalDrawing = undefined;
  await restored;
  expect(isRestored).toBe(true);
});

test("a page whose answer does not come is shown all the same", async () => {
  await restorePlace(place, true);
  expect(window.scrollTo).toHaveBeenCalledOnce();
});

test("a page whose content comes late on a slow machine does not take the place of one that has it", async () => {
  window.portalDrawing = undefined;
  const heading = document.querySelector("h1");
  document.body.replaceChildren();
  vi.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValue(5000);
  let isRestored = false;
  const restored = restorePlace(place, false).then(() => (isRestored = true));
  await framesDrawn(5);
  expect(isRestored).toBe(false);
  document.body.replaceChildren(heading ?? "");
  await restored;
  expect(isRestored).toBe(true);
});

test("a page takes the place of a whole one when it has what comes with the footer, such as the choice of language", async () => {
  window.portalDrawing = undefined;
  let isRestored = false;
  const restored = restorePlace({ ...place, isWhole: true }, false).then(() => (isRestored = true));
  await framesDrawn(5);
  expect(isRestored).toBe(false);
  document.body.append(document.createElement("footer"));
  await restored;
  expect(isRestored).toBe(true);
});

test("a page that has become too short for the place is shown all the same", async () => {
  window.portalDrawing = undefined;
  vi.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValue(5000);
  await restorePlace({ ...place, top: 4000 }, false);
  expect(window.scrollTo).toHaveBeenCalledOnce();
});

test("a page takes the place of the one before it when its text is in the fonts of the brand", async () => {
  window.portalDrawing = undefined;
  delete document.documentElement.dataset["fonts"];
  const preload = document.createElement("link");
  preload.setAttribute("rel", "preload");
  preload.setAttribute("as", "font");
  document.head.append(preload);
  onTestFinished(() => preload.remove());
  let isRestored = false;
  const restored = restorePlace(place, false).then(() => (isRestored = true));
  await framesDrawn(5);
  expect(isRestored).toBe(false);

  // The fonts are in use: the browser loads those that no page has named before.
  Object.defineProperty(document, "fonts", { configurable: true, value: { status: "loading" } });
  document.documentElement.dataset["fonts"] = "";
  onTestFinished(() => void delete document.documentElement.dataset["fonts"]);
  await framesDrawn(5);
  expect(isRestored).toBe(false);
  Object.defineProperty(document, "fonts", { configurable: true, value: { status: "loaded" } });
  await restored;
  expect(isRestored).toBe(true);
});

async function framesDrawn(count: number): Promise<void> {
  // A timer, as a hidden page has it: what other files of the process have left can hold frames back.
  for (let frame = 0; frame < count; frame += 1) await new Promise((drawn) => setTimeout(drawn, 60));
}
