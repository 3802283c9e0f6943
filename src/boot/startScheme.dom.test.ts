import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { schemeKey } from "#contract/schemeKey.ts";

const root = document.documentElement;

beforeEach(() => {
  for (const scheme of ["light", "dark"]) {
    const meta = document.createElement("meta");
    meta.dataset["scheme"] = scheme;
    meta.setAttribute("media", `(prefers-color-scheme:${scheme})`);
    document.head.append(meta);
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const meta of document.head.querySelectorAll("meta[data-scheme]")) meta.remove();
  delete root.dataset["scheme"];
  localStorage.clear();
  document.cookie = "isMobilbankApp=; max-age=0";
});

async function start(): Promise<void> {
  vi.resetModules();
  await import("./startScheme.ts");
}

const media = () => [...document.querySelectorAll("meta[data-scheme]")].map((meta) => meta.getAttribute("media"));
const byDevice = ["(prefers-color-scheme:light)", "(prefers-color-scheme:dark)"];

/** What another tab does: it writes, and this one gets the event. */
function changeInOtherTab(value: string | null, key: string | null = schemeKey): void {
  if (value === null) localStorage.removeItem(schemeKey);
  else localStorage.setItem(schemeKey, value);
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

describe("Before the first paint (spec: scheme-25)", () => {
  test("a scheme that was chosen is shown, in the page and in the browser's bar", async () => {
    localStorage.setItem(schemeKey, "dark");
    await start();
    expect(root).toHaveAttribute("data-scheme", "dark");
    expect(media()).toEqual(["not all", "all"]);
  });

  test.each([null, "", "sepia", "device"])("with %j in the storage the device decides", async (kept) => {
    if (kept !== null) localStorage.setItem(schemeKey, kept);
    await start();
    expect(root).not.toHaveAttribute("data-scheme");
    expect(media()).toEqual(byDevice);
  });

  test("a storage that throws does no harm: the device decides (spec: scheme-29)", async () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("refused", "SecurityError");
    });
    await start();
    expect(root).not.toHaveAttribute("data-scheme");
  });

  test("in the bank's app the device decides, and stays so (spec: scheme-30)", async () => {
    document.cookie = "isMobilbankApp=true";
    localStorage.setItem(schemeKey, "dark");
    const listen = vi.spyOn(window, "addEventListener");
    await start();
    expect(root).not.toHaveAttribute("data-scheme");
    expect(listen).not.toHaveBeenCalled();
  });
});

describe("Other tabs (spec: scheme-31)", () => {
  test("what one chooses the others show at once", async () => {
    await start();
    changeInOtherTab("dark");
    expect(root).toHaveAttribute("data-scheme", "dark");
    changeInOtherTab("light");
    expect(root).toHaveAttribute("data-scheme", "light");
    expect(media()).toEqual(["all", "not all"]);
    changeInOtherTab(null);
    expect(root).not.toHaveAttribute("data-scheme");
    expect(media()).toEqual(byDevice);
  });

  test("a storage that was cleared is no choice, and other keys are none of this", async () => {
    localStorage.setItem(schemeKey, "dark");
    await start();
    changeInOtherTab(null, "other");
    expect(root).toHaveAttribute("data-scheme", "dark");
    changeInOtherTab(null, null);
    expect(root).not.toHaveAttribute("data-scheme");
  });

  test("a page that comes back from the history shows what was chosen meanwhile", async () => {
    await start();
    localStorage.setItem(schemeKey, "dark");
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(root).toHaveAttribute("data-scheme", "dark");
  });
});
