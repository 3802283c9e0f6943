import { setTimeout as sleep } from "node:timers/promises";

/** The key under which WebDriver names an element. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** How long an element, a text or an address is waited for. Machines of CI are slow. */
const waitMs = 30_000;

/** A window of a browser, driven by the W3C WebDriver protocol over HTTP. */
export class WebDriver {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  /**
   * Opens a browser.
   * @param driver address of the driver, without a slash at its end
   * @throws Error when the driver refuses the session
   */
  static async open(driver: string, capabilities: Readonly<Record<string, unknown>>): Promise<WebDriver> {
    const { sessionId } = (await send("POST", `${driver}/session`, {
      capabilities: { alwaysMatch: capabilities },
    })) as {
      sessionId: string;
    };
    return new WebDriver(`${driver}/session/${sessionId}`);
  }

  close(): Promise<unknown> {
    return send("DELETE", this.#session);
  }

  goTo(url: string): Promise<unknown> {
    return send("POST", `${this.#session}/url`, { url });
  }

  reload(): Promise<unknown> {
    return send("POST", `${this.#session}/refresh`, {});
  }

  back(): Promise<unknown> {
    return send("POST", `${this.#session}/back`, {});
  }

  async address(): Promise<string> {
    return (await send("GET", `${this.#session}/url`)) as string;
  }

  /** Runs the body of a function in the page, and gives what it returns. */
  run(body: string): Promise<unknown> {
    return send("POST", `${this.#session}/execute/sync`, { script: body, args: [] });
  }

  /** Waits for an element that is shown, and clicks it. */
  async click(xpath: string): Promise<void> {
    const path = await this.find(xpath);
    await send("POST", `${path}/click`, {});
  }

  /** Waits for a field that is shown, and types into it in place of its value. */
  async fill(xpath: string, text: string): Promise<void> {
    const path = await this.find(xpath);
    await send("POST", `${path}/clear`, {});
    await send("POST", `${path}/value`, { text });
  }

  /** Waits for an element that is shown; gives its address at the driver. Throws when none comes. */
  find(xpath: string): Promise<string> {
    return this.#waitFor(`an element ${xpath}`, async () => {
      const found = (await send("POST", `${this.#session}/elements`, { using: "xpath", value: xpath })) as Record<
        string,
        string
      >[];
      for (const element of found) {
        const path = `${this.#session}/element/${element[elementKey]}`;
        if ((await send("GET", `${path}/displayed`)) === true) return path;
      }
      return undefined;
    });
  }

  /**
   * Waits for a frame that is shown, and does something in it: what is found, run and clicked meanwhile is there.
   * @throws what the part throws
   */
  async inFrame<T>(xpath: string, part: () => Promise<T>): Promise<T> {
    const path = await this.find(xpath);
    await send("POST", `${this.#session}/frame`, { id: { [elementKey]: path.slice(path.lastIndexOf("/") + 1) } });
    try {
      return await part();
    } finally {
      await send("POST", `${this.#session}/frame`, { id: null });
    }
  }

  /** Waits for an address that matches. */
  async waitForAddress(expected: RegExp): Promise<void> {
    await this.#waitFor(`an address ${expected}`, async () => expected.test(await this.address()) || undefined);
  }

  /** Waits until the body of a function returns true in the page. */
  async waitUntil(what: string, body: string): Promise<void> {
    await this.#waitFor(what, async () => (await this.run(body)) === true || undefined);
  }

  /**
   * Asks until there is an answer. An element that the page has replaced in the meantime is looked for again.
   * @throws Error after 30 s, with the address and the text of the page
   */
  async #waitFor<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
    const endsAt = Date.now() + waitMs;
    for (;;) {
      const answer = await ask().catch((error: unknown) => {
        if (error instanceof Error && /stale element|no such element/.test(error.message)) return undefined;
        throw error;
      });
      if (answer !== undefined) return answer;
      if (Date.now() > endsAt) throw new Error(`Waited ${waitMs / 1000} s for ${what}. ${await this.#describePage()}`);
      await sleep(100);
    }
  }

  async #describePage(): Promise<string> {
    const text = await this.run("return `${document.readyState}:\\n${document.body?.innerText}`");
    return `The page ${await this.address()} is ${String(text)}`;
  }
}

async function send(method: string, url: string, body?: unknown): Promise<unknown> {
  const init =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const answer = await fetch(url, { method, ...init });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = (value ?? {}) as { error?: string; message?: string };
  throw new Error(`${method} ${new URL(url).pathname}: ${error ?? answer.status} ${message ?? ""}`);
}
