import type { Page } from "@playwright/test";

interface Wiring {
  /** Fields of the descriptor, for the environment Test; laid over what stands there, field by field. */
  readonly overlay: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** An origin on this machine that the pages may talk to. */
  readonly connectTo: string;
  /** More headers of the page. */
  readonly headers?: Readonly<Record<string, string>>;
}

interface Block {
  environments: { Test: { overlay: Record<string, Record<string, unknown> | undefined> } };
}

const brandBlock = /(<script type="application\/json" id="brand">)(.*?)(<\/script>)/s;

/** From here on the pages of the portal are of a brand that differs in some fields, as if it had been built so. */
export async function wirePages(page: Page, { overlay, connectTo, headers: more = {} }: Wiring): Promise<void> {
  const change = (html: string) =>
    html.replace(brandBlock, (_, start: string, json: string, end: string) => {
      const block = JSON.parse(json) as Block;
      const { Test } = block.environments;
      for (const [field, value] of Object.entries(overlay)) Test.overlay[field] = { ...Test.overlay[field], ...value };
      return start + JSON.stringify(block).replaceAll("<", String.raw`\u003c`) + end;
    });
  await page.route(/\/privat\/forsikring\/oversikt(?!\/assets\/)/, async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const { host, port, pathname, search } = new URL(route.request().url());
    // Only the browser knows that *.localhost is this machine.
    const url = `http://127.0.0.1:${port}${pathname}${search}`;
    const response = await route.fetch({ url, headers: { ...route.request().headers(), host } });
    const headers = response.headers();
    const policy = (headers["content-security-policy"] ?? "").replace("connect-src", `connect-src ${connectTo}`);
    await route.fulfill({
      response,
      headers: { ...headers, ...more, "content-security-policy": policy },
      body: change(await response.text()),
    });
  });
}
