import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createProxyServer } from "httpxy";
import { baseFolder } from "#contract/basePath.ts";
import { chromiumFlags } from "#scripts/quality/browser/chromiumFlags.ts";
import { findChromium } from "#scripts/quality/browser/findChromium.ts";
import { simulatorPaths } from "#scripts/simulator/simulatorPaths.ts";

/** A request of the browser. */
export interface Asked {
  readonly path: string;
  /** Whether a page asked that nobody had asked for. */
  readonly isBeforehand: boolean;
}

/** Where the page is from which the portal is asked for, and what it calls. */
const from = { page: "/fra", kept: "/fra/lagret", ready: "/fra/klar" };

/** A browser whose requests have ceased for this long has loaded what it loads by itself. */
const quietMs = 1000;

/**
 * The page before the portal: it logs in, says what is kept on the host, lets the browser load the overview beforehand,
 * says again what is kept, and asks for the overview when `ready` is answered. For the page, so it uses nothing outside itself.
 */
async function leadToPortal({ logIn, to, kept, ready }: Record<"logIn" | "to" | "kept" | "ready", string>) {
  const keep = () => fetch(kept, { method: "POST", body: JSON.stringify([document.cookie, localStorage]) });
  await fetch(logIn, { redirect: "manual" });
  await keep();
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  rules.textContent = JSON.stringify({ prerender: [{ urls: [to] }] });
  document.head.append(rules);
  await fetch(ready);
  await keep();
  window.location.href = to;
}

/** A visit of a page that the browser has loaded before it was asked for. */
export interface BeforehandVisit {
  /** What the browser asked for, in order. Requests of the page before the portal are left out. */
  readonly asked: readonly Asked[];
  /** Cookies and local storage, as JSON: before the portal was loaded, and when it was asked for. */
  readonly kept: readonly string[];
  /** Asks for the page. */
  readonly askFor: () => void;
  /** Resolves when the browser has not asked for anything for a while. */
  readonly quiet: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a page from which Chromium loads the overview beforehand, as a customer who is logged in. Nothing drives this
 * Chromium: one that is watched by developer tools loads nothing beforehand.
 * @param origin of the portal. The browser sees its host at another port, behind which all requests are noted.
 */
export async function openBeforehand(origin: string): Promise<BeforehandVisit> {
  const asked: Asked[] = [];
  const kept: string[] = [];
  const ready = Promise.withResolvers<void>();
  let lastAt = performance.now();
  const logIn = `${simulatorPaths.logIn}?${new URLSearchParams({ kunde: "vanlig", vei: "nettbank", til: baseFolder })}`;
  const code = `(${String(leadToPortal)})(${JSON.stringify({ ...from, logIn, to: baseFolder })})`;
  // Node does not know the names of brands.
  const proxy = createProxyServer({ target: `http://127.0.0.1:${new URL(origin).port}` });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", origin).pathname;
    lastAt = performance.now();
    if (path === from.page) {
      response.setHeader("Content-Type", "text/html").end(`<!doctype html><title>Fra</title><script>${code}</script>`);
    } else if (path === from.ready) {
      void ready.promise.then(() => response.end());
    } else if (path === from.kept) {
      let sent = "";
      request.on("data", (chunk: Buffer) => (sent += chunk.toString("utf8")));
      request.on("end", () => {
        kept.push(sent);
        response.end();
      });
    } else {
      asked.push({ path, isBeforehand: /prerender/.test(String(request.headers["sec-purpose"])) });
      proxy.web(request, response).catch(() => response.destroy());
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const profile = await mkdtemp(join(tmpdir(), "portal-beforehand-"));
  const page = new URL(from.page, origin);
  page.port = String(port);
  const flags = [...chromiumFlags, "--headless", `--user-data-dir=${profile}`, page.href];
  const browser = spawn(findChromium(), flags, { stdio: "ignore" });
  return {
    asked,
    kept,
    askFor: () => ready.resolve(),
    async quiet() {
      for (let still = 0; still < quietMs; still = performance.now() - lastAt) await sleep(quietMs - still);
    },
    async close() {
      const ended = once(browser, "exit");
      browser.kill();
      await ended;
      server.closeAllConnections();
      server.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
