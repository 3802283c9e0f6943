import { describe, expect, onTestFinished, test, vi } from "vitest";
import { askSessionId, openPage } from "#tests/support/screens/bootHarness.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();

describe("Links in the cards work at once (spec: loading-13)", () => {
  const posted = vi.fn();

  async function openInApp(isApp = true) {
    posted.mockReset();
    Object.assign(window, { webkit: { messageHandlers: { portal: { postMessage: posted } } } });
    document.cookie = `isMobilbankApp=${String(isApp)}; path=/`;
    onTestFinished(() => {
      Reflect.deleteProperty(window, "webkit");
      document.cookie = "isMobilbankApp=; path=/; Max-Age=0";
    });
    simulator.logIn("partnerbank");
    const page = openPage();
    await page.draw(await askSessionId());
    return page;
  }

  /** Clicks; true when the browser would follow the link. */
  function click(link: Element | null | undefined, init: MouseEventInit = {}): boolean {
    let isFollowed = false;
    const end = (event: Event) => {
      isFollowed = !event.defaultPrevented;
      // jsdom cannot leave the page.
      event.preventDefault();
    };
    window.addEventListener("click", end, { once: true });
    link?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
    return isFollowed;
  }

  test("in the bank's app over its bridge, once, before and after hydration", async () => {
    const page = await openInApp();
    const own = page.section().querySelector("li a:not([target])");
    const partner = page.section().querySelector("li a[target]");
    expect(click(own)).toBe(false);
    expect(click(partner)).toBe(false);
    const messages = [
      [{ type: "open", kind: "web", url: own?.getAttribute("href") }],
      [{ type: "open", kind: "window", url: partner?.getAttribute("href") }],
    ];
    expect(posted.mock.calls).toEqual(messages);

    await page.startPortal();
    posted.mockReset();
    expect(click(own)).toBe(false);
    expect(click(partner)).toBe(false);
    expect(posted.mock.calls).toEqual(messages);
  });

  test("in the bank's app no card speaks of a new tab, before and after hydration (spec: links-15)", async () => {
    const page = await openInApp();
    expect(page.section().querySelector("li a[target]")).not.toHaveTextContent("ny fane");
    await page.startPortal();
    expect(page.section().querySelector("li a[target]")).not.toHaveTextContent("ny fane");
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "a click with %j is the browser's",
    async (init) => {
      const page = await openInApp();
      expect(click(page.section().querySelector("li a"), init)).toBe(true);
      expect(posted).not.toHaveBeenCalled();
    },
  );

  test("outside the app every click is the browser's, and the partner's page opens in a new tab", async () => {
    const page = await openInApp(false);
    const partner = page.section().querySelector("li a[target]");
    expect(click(partner)).toBe(true);
    expect(partner).toHaveAttribute("target", "_blank");
    expect(partner).toHaveAttribute("rel", "noopener noreferrer");
    expect(partner).toHaveTextContent("(åpnes i ny fane)");
    expect(posted).not.toHaveBeenCalled();
  });
});
