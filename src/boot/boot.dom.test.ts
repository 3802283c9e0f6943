import { afterEach, beforeEach, describe, expect, test, type MockInstance, vi } from "vitest";
import { takeEarlyCall } from "#core/http/takeEarlyCall.ts";

const base = "/privat/forsikring/oversikt";
const api = "/api/privat/forsikring";
const status = `${api}/auth/session-status`;
const common = ["/auth/client-context", "/auth/bankkontakt", "/avtaleoversikt/tilbud", "/skadekunde/hent"];

const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const notices = `${base}/driftsmeldinger.json`;
const allUrls = () => fetched.mock.calls.map(([url]) => url);
/** The calls of the API. */
const urls = () => allUrls().filter((url) => url !== notices);

/** Waits until everything that follows from settled promises has run. */
const runMicrotasks = () => new Promise((resolve) => setImmediate(resolve));
let bodies: MockInstance<Response["json"]>;

/** Runs the script at `path` and waits until it has read the answers and started what follows from them. */
async function boot(path: string): Promise<void> {
  window.history.pushState(null, "", path);
  vi.resetModules();
  await import("./boot.ts");
  await runMicrotasks();
  await Promise.allSettled(bodies.mock.results.map(({ value }) => value as Promise<unknown>));
  await runMicrotasks();
}

beforeEach(() => {
  bodies = vi.spyOn(Response.prototype, "json");
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
  fetched.mockImplementation((url) => Promise.resolve(Response.json(url === status ? { kfpSessionId: "a" } : {})));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete window.portalEarlyCalls;
  delete document.documentElement.dataset["arrival"];
  document.cookie = "XSRF-TOKEN=; Max-Age=0";
});

describe("Before the bundle has loaded", () => {
  test.each([base, `${base}/`, `${base}/?fromFinn`])(
    "%s asks for the session, then makes all calls of the overview",
    async (path) => {
      await boot(path);
      expect(urls()[0]).toBe(status);
      const rest = ["/avtaleoversikt/avtaler", ...common].map((call) => api + call);
      expect(urls().slice(1).toSorted()).toEqual(rest.toSorted());
    },
  );

  test("another page of the portal makes only the calls that every page needs", async () => {
    await boot(`${base}/forsikringsprofil`);
    expect(urls().slice(1).toSorted()).toEqual(common.map((call) => api + call).toSorted());
  });

  test.each([base, `${base}/`])("%s keeps the overview's skeleton", async (path) => {
    await boot(path);
    expect(document.documentElement).not.toHaveAttribute("data-arrival");
  });

  test("another page of the portal hides the overview's skeleton", async () => {
    await boot(`${base}/tilbud`);
    expect(document.documentElement).toHaveAttribute("data-arrival", "deep");
  });

  describe("shows the template of another page: its head, and its code beside the first scripts (spec: loading-16, loading-22)", () => {
    const pages = ["/tilbud", "/betaling"];
    const main = document.createElement("main");
    const shown = () => main.textContent;
    const preloaded = () => [...document.querySelectorAll("link")].map((link) => link.getAttribute("href"));
    beforeEach(() => {
      const templates = pages.map((path) => {
        const template = document.createElement("template");
        template.id = path;
        const link = document.createElement("link");
        for (const [name, value] of Object.entries({ rel: "modulepreload", href: `/assets${path}.js` }))
          link.setAttribute(name, value);
        template.content.append(link);
        if (path === "/tilbud")
          template.content.append(Object.assign(document.createElement("h1"), { textContent: path }));
        return template;
      });
      main.textContent = "skeleton";
      document.body.append(main, ...templates);
      Object.assign(performance, { getEntriesByName: () => [{}] });
    });
    afterEach(() => {
      document.body.replaceChildren();
      Reflect.deleteProperty(performance, "getEntriesByName");
    });

    test.each([
      ["/tilbud", ["/assets/tilbud.js"], "/tilbud"],
      ["/tilbud?fromFinn", ["/assets/tilbud.js"], "/tilbud"],
      ["/betaling", ["/assets/betaling.js"], ""],
      ["/", [], "skeleton"],
      ["/finnes-ikke", [], "skeleton"],
    ])("%s: %o, %s", async (path, code, text) => {
      await boot(base + path);
      expect(preloaded()).toEqual(code);
      expect(shown()).toBe(text);
    });
  });

  test.each(["/", "/privat/forsikring/dokumenter", `${base}er`, "/simulator/bankid"])(
    "%s is not a page of the portal: no call is made",
    async (path) => {
      await boot(path);
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  test.each([
    ["no customer is logged in", () => Promise.resolve(Response.json({}))],
    ["the answer is empty", () => Promise.resolve(new Response(null, { status: 204 }))],
    ["the answer is null", () => Promise.resolve(Response.json(null))],
    ["the answer is not JSON", () => Promise.resolve(new Response("<p>"))],
    ["the network is down", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("nothing personal is requested when %s", async (_, answer) => {
    fetched.mockImplementation(answer);
    await boot(base);
    expect(urls()).toEqual([status]);
  });

  describe("the file of notices (spec: notices-2)", () => {
    test.each([base, `${base}/logg-inn`])("%s asks for it beside the first call, after it", async (path) => {
      await boot(path);
      expect(allUrls().slice(0, 2)).toEqual([status, notices]);
    });

    test.each([
      ["that nobody looks at", () => vi.spyOn(document, "hidden", "get").mockReturnValue(true)],
      ["without a network", () => vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)],
    ])("a page %s does not ask for it", async (_, make) => {
      make();
      await boot(base);
      expect(urls()[0]).toBe(status);
      expect(allUrls()).not.toContain(notices);
    });
  });

  test("every call has the headers that the portal sends", async () => {
    document.cookie = "XSRF-TOKEN=abc=def";
    await boot(base);
    for (const [, init] of fetched.mock.calls) {
      expect(init).toEqual({
        credentials: "same-origin",
        headers: { Accept: "application/json", "X-Requested-By": "kfp", "X-XSRF-TOKEN": "abc=def" },
      });
    }
  });

  test("the portal can use and read its answers", async () => {
    await boot(base);
    const response = await takeEarlyCall(status)?.response;
    expect(await response?.json()).toEqual({ kfpSessionId: "a" });
    expect(takeEarlyCall(status)).toBeUndefined();
  });

  test("no call is made twice when the bundle was faster", async () => {
    takeEarlyCall(status);
    await boot(base);
    expect(fetched).not.toHaveBeenCalled();
  });

  test("a call that the bundle made in the meantime is not made again", async () => {
    fetched.mockImplementation((url) => {
      // The bundle loads and makes this call itself.
      takeEarlyCall(`${api}/auth/client-context`);
      return Promise.resolve(Response.json(url === status ? { kfpSessionId: "a" } : {}));
    });
    await boot(base);
    expect(urls()).toContain(`${api}/auth/bankkontakt`);
    expect(urls()).not.toContain(`${api}/auth/client-context`);
  });

  test("a browser without fetch causes no error", async () => {
    vi.stubGlobal("fetch", undefined);
    await expect(boot(base)).resolves.toBeUndefined();
  });
});

describe("Fonts follow the code (docs/decisions/0012)", () => {
  const modules = ["/assets/vendor.js", "/assets/oversikt.js"];
  const linkTo = (path: string) => document.querySelector<HTMLLinkElement>(`link[href="${path}"]`);
  const fontsAreAskedFor = () => document.querySelector('link[as="font"]:not([media])') !== null;
  /** The files that the browser has loaded before the script ran. */
  let loadedBefore: string[] = [];
  let readyState: DocumentReadyState = "interactive";

  async function bootWithModules(): Promise<void> {
    const font = document.createElement("link");
    for (const [name, value] of Object.entries({ rel: "preload", as: "font", media: "not all" }))
      font.setAttribute(name, value);
    document.head.append(font);
    for (const path of modules) {
      const link = document.createElement("link");
      Object.assign(link, { rel: "modulepreload", href: path });
      document.head.append(link);
    }
    vi.spyOn(document, "readyState", "get").mockImplementation(() => readyState);
    Object.assign(performance, {
      getEntriesByName: (url: string) => (loadedBefore.some((path) => url.endsWith(path)) ? [{}] : []),
    });
    await boot(base);
  }
  const dispatch = async (path: string, event: "load" | "error") => {
    linkTo(path)?.dispatchEvent(new Event(event));
    await runMicrotasks();
  };

  afterEach(() => {
    for (const link of document.head.querySelectorAll("link")) link.remove();
    delete document.documentElement.dataset["fonts"];
    Reflect.deleteProperty(performance, "getEntriesByName");
    loadedBefore = [];
    readyState = "interactive";
  });

  test("they start when the last preloaded module has loaded, and not before", async () => {
    await bootWithModules();
    expect(fontsAreAskedFor()).toBe(false);
    await dispatch("/assets/vendor.js", "load");
    expect(fontsAreAskedFor()).toBe(false);
    await dispatch("/assets/oversikt.js", "load");
    expect(fontsAreAskedFor()).toBe(true);
  });

  test("a module that fails to load does not delay them", async () => {
    await bootWithModules();
    await dispatch("/assets/vendor.js", "error");
    await dispatch("/assets/oversikt.js", "load");
    expect(fontsAreAskedFor()).toBe(true);
  });

  test("a module that loaded before the script ran counts", async () => {
    loadedBefore = ["/assets/vendor.js"];
    await bootWithModules();
    expect(fontsAreAskedFor()).toBe(false);
    await dispatch("/assets/oversikt.js", "load");
    expect(fontsAreAskedFor()).toBe(true);
  });

  test("they wait until the session is known: in a reload the first cards are drawn before them", async () => {
    let answer: (status: Response) => void = () => undefined;
    fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    loadedBefore = [...modules];
    await bootWithModules();
    expect(fontsAreAskedFor()).toBe(false);
    answer(Response.json({}));
    await runMicrotasks();
    await runMicrotasks();
    expect(fontsAreAskedFor()).toBe(true);
  });

  test("they wait until the page has been parsed and its modules are known", async () => {
    readyState = "loading";
    loadedBefore = [...modules];
    await bootWithModules();
    expect(fontsAreAskedFor()).toBe(false);
    readyState = "interactive";
    document.dispatchEvent(new Event("readystatechange"));
    await runMicrotasks();
    expect(fontsAreAskedFor()).toBe(true);
  });
});
