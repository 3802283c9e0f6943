import { setTimeout as sleep } from "node:timers/promises";
import { type ChildProcess, spawn } from "node:child_process";
import { globSync } from "node:fs";
import { freePort } from "#tests/support/freePort.ts";
import { WebDriver } from "./WebDriver.ts";

/** WebKitGTK's browser for automation. Its folder has the architecture and the version in its name. */
const miniBrowser = "/usr/lib/*/webkit2gtk-4*/MiniBrowser";

/** A WebKitGTK browser on a display of its own. */
export interface WebKit {
  readonly browser: WebDriver;
  /** Closes the browser, its driver and its display. */
  readonly close: () => Promise<void>;
}

/** Starts Xvfb, which chooses a free display and writes its number. */
async function startDisplay(): Promise<{ readonly display: string; readonly process: ChildProcess }> {
  const server = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.on("error", reject);
    server.on("close", () => reject(new Error("Xvfb ended before it had a display.")));
    server.stdout.setEncoding("utf8").once("data", resolve);
  });
  return { display: `:${number.trim()}`, process: server };
}

async function isReady(driver: string): Promise<boolean> {
  return fetch(`${driver}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Starts WebKitGTK. Throws when its packages are missing or it does not start within 30 s.
 * @param more further arguments of its browser
 */
export async function startWebKit(...more: readonly string[]): Promise<WebKit> {
  const [binary] = globSync(miniBrowser);
  if (binary === undefined) throw new Error(`There is no ${miniBrowser}: install the package webkit2gtk-driver.`);
  const screen = await startDisplay();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: screen.display, WEBKIT_DISABLE_COMPOSITING_MODE: "1", NO_AT_BRIDGE: "1" };
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
  const stop = () => {
    process.off("exit", stop);
    driver.kill();
    screen.process.kill();
  };
  process.once("exit", stop);
  try {
    const address = `http://127.0.0.1:${port}`;
    const endsAt = Date.now() + 30_000;
    while (!(await isReady(address))) {
      if (Date.now() > endsAt) throw new Error("WebKitWebDriver did not start within 30 s.");
      await sleep(100);
    }
    // Popups are allowed: links to other sites open in a new window.
    const args = ["--automation", "--javascript-can-open-windows-automatically=1", ...more];
    const browser = await WebDriver.open(address, { "webkitgtk:browserOptions": { binary, args } });
    return { browser, close: () => browser.close().then(stop, stop) };
  } catch (error) {
    stop();
    throw error;
  }
}
