import { setTimeout as sleep } from "node:timers/promises";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page, type Route } from "@playwright/test";
import { basePath } from "#contract/basePath.ts";
import { simulatorPaths } from "#scripts/simulator/simulatorPaths.ts";
import type { PublicDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import { environmentNames, type EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import { mergeLayers } from "#contract/mergeLayers.ts";
import { languageCookie } from "#contract/pageLanguage.ts";
import { pagePaths } from "#contract/pagePaths.ts";
import { brandBlockIn } from "#scripts/release/verify/openFolder.ts";
import { type VerifyFinding, verifyFinding } from "#scripts/release/verify/VerifyFinding.ts";
import { readRelease } from "#scripts/serve/releases.ts";
import type { ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import { chromiumFlags } from "./chromiumFlags.ts";
import { findChromium } from "./findChromium.ts";
import { portalOfFolder } from "./portalOfFolder.ts";

/** What is opened of the portal, below the base path: every page, and one that does not exist. */
export const openedPaths: readonly string[] = [...pagePaths, "/finnes-ikke"];

/** What a browser says when a policy or a digest stops something, or when a file is missing. */
const isComplaint = (text: string) =>
  /content security policy|trusted ?types?|refused to|integrity|failed to load (?:resource|module)/i.test(text);

/** Which pages are opened. */
export interface PageChoice {
  readonly environments: readonly EnvironmentName[];
  /** Paths below the base path that a customer opens in Production. Elsewhere it is the overview alone. */
  readonly paths: readonly string[];
}

/** One brand's folder at the host of one environment. */
interface Site {
  readonly origin: string;
  readonly portal: ServerApp;
}

/** Answers every request of a page: those to its host from the folder, all else with an empty page. */
async function answer(route: Route, { origin, portal }: Site): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  if (url.origin !== origin && request.resourceType() === "script")
    return route.fulfill({ contentType: "text/javascript", body: "" });
  if (url.origin !== origin)
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Elsewhere</title>" });
  const body = request.postDataBuffer();
  const headers = new Headers(Object.entries(await request.allHeaders()).filter(([name]) => !name.startsWith(":")));
  headers.set("Host", url.host);
  // A body that is given here is not decoded.
  headers.delete("Accept-Encoding");
  const method = request.method();
  const received = await portal.fetch(
    new Request(url, { method, headers, ...(body !== null && { body: new Uint8Array(body) }) }),
  );
  return route.fulfill({
    status: received.status,
    headers: Object.fromEntries(received.headers),
    body: Buffer.from(await received.arrayBuffer()),
  });
}

/** Logs in as a customer of the simulator. */
async function logIn(context: BrowserContext, { portal, origin }: Site): Promise<void> {
  const headers = { Host: new URL(origin).host };
  const answered = await portal.fetch(new Request(`${origin}${simulatorPaths.logIn}?kunde=vanlig`, { headers }));
  const cookies = answered.headers.getSetCookie().map((cookie) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    return { name, value, url: origin };
  });
  await context.addCookies(cookies);
}

/** A page is quiet when it has asked for nothing for so long. */
const quietMs = 400;
/** A page that never becomes quiet has shown what it shows. */
const mostMs = 10_000;

/**
 * Waits until a page has asked for nothing for a while and the browser is idle: then it has loaded what it loads of its
 * own accord. The network's own idle state does not come when the page cancels a request.
 */
async function settle(page: Page, lastRequestMs: () => number): Promise<void> {
  const startedMs = performance.now();
  while (performance.now() - startedMs < mostMs) {
    const waitMs = lastRequestMs() + quietMs - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    // A page that is leaving cannot be asked.
    await page
      .evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
      .catch(() => undefined);
    if (performance.now() - lastRequestMs() >= quietMs) return;
  }
}

/**
 * Opens pages one after the other, each in a window of its own: one that leads elsewhere late, on a busy machine, would
 * interrupt the next one. Gives what the browser complains about on each, each once.
 */
async function* visitPages(context: BrowserContext, site: Site, paths: readonly string[]) {
  for (const path of paths) {
    const page = await context.newPage();
    await page.route("**/*", (route) =>
      answer(route, site).catch((error: unknown) => {
        // What a window asked for that was closed meanwhile needs no answer.
        if (!page.isClosed()) throw error;
      }),
    );
    const complaints = new Set<string>();
    page.on("console", (message) => {
      if (isComplaint(message.text())) complaints.add(message.text());
    });
    page.on("pageerror", (error) => complaints.add(String(error)));
    let lastRequestMs = performance.now();
    const isBusy = () => {
      lastRequestMs = performance.now();
    };
    page.on("request", isBusy);
    page.on("requestfinished", isBusy);
    await page.goto(`${site.origin}${basePath}${path}`);
    await settle(page, () => lastRequestMs);
    await page.close();
    yield { path, complaints };
  }
}

/** Opens pages of finished folders in Chromium, with the headers of the folder. No network and no server are used. */
export class BrowserCheck {
  readonly #browser: Browser;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Starts a Chromium, which {@link close} ends. */
  static async open(): Promise<BrowserCheck> {
    return new BrowserCheck(await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] }));
  }

  /**
   * Opens every page with the headers of Production, and the overview with those of the other environments; also as a
   * visitor who is not logged in; and the overview in each other language of the brand.
   * @param folder that of a brand, with headers and page that can be read
   * @param choice default: all of this
   */
  async verify(
    brand: string,
    folder: string,
    { environments, paths: ofProduction }: PageChoice = { environments: environmentNames, paths: openedPaths },
  ): Promise<{ readonly pages: number; readonly findings: VerifyFinding[] }> {
    const html = await readFile(join(folder, "index.html"), "utf8");
    const release = await readRelease(folder, brand);
    const block = brandBlockIn(html);
    const findings: VerifyFinding[] = [];
    let pages = 0;
    const verifyEnvironment = async (environment: EnvironmentName) => {
      const host = release.headers[environment].hostnames[0];
      if (block === undefined || host === undefined) return;
      const tenant = mergeLayers(block.tenant, block.environments[environment].overlay) as PublicDescriptor;
      const site: Site = { origin: `https://${host}`, portal: portalOfFolder(release, tenant) };
      const visit = async (context: BrowserContext, paths: readonly string[], who: string) => {
        for await (const { path, complaints } of visitPages(context, site, paths)) {
          pages += 1;
          for (const complaint of complaints)
            findings.push(
              verifyFinding(
                "violation",
                `${brand}/index.html`,
                `${environment} ${basePath}${path}${who}: ${complaint}`,
              ),
            );
        }
        await context.close();
      };
      await visit(await this.#browser.newContext({ locale: "nb-NO" }), ["/"], " (not logged in)");
      const customer = await this.#browser.newContext({ locale: "nb-NO" });
      await logIn(customer, site);
      await visit(customer, environment === "Production" ? ofProduction : ["/"], "");
      // The code and the headers are those of all languages: one page of each shows whether its own parts are allowed.
      const [, ...others] = release.headers[environment].languages ?? [];
      for (const language of others) {
        const chooser = await this.#browser.newContext({ locale: "nb-NO" });
        await logIn(chooser, site);
        await chooser.addCookies([{ name: languageCookie, value: language, url: site.origin }]);
        await visit(chooser, ["/"], ` (${language})`);
      }
    };
    await Promise.all(environments.map(verifyEnvironment));
    return { pages, findings: findings.toSorted((a, b) => (a.values.detail < b.values.detail ? -1 : 1)) };
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}
