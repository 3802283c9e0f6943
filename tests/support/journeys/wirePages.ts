import type { Page } from "@playwright/test";
import { brandBlockElement } from "#contract/pageElements.ts";
import { fetchLocal } from "./fetchLocal.ts";

interface Wiring {
  /** Fields of the descriptor for the environment Test, merged over its overlay field by field. */
  readonly overlay: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** An origin on this machine, added to `connect-src`. */
  readonly connectTo: string;
  /** Additional headers of the page. */
  readonly headers?: Readonly<Record<string, string>>;
}

interface Block {
  environments: { Test: { overlay: Record<string, Record<string, unknown> | undefined> } };
}

/** Changes the brand block and the headers of every page, as if the brand had been built with other values. */
export async function wirePages(page: Page, { overlay, connectTo, headers: more = {} }: Wiring): Promise<void> {
  const change = (html: string) =>
    html.replace(brandBlockElement, (_, start: string, json: string, end: string) => {
      const block = JSON.parse(json) as Block;
      const { Test } = block.environments;
      for (const [field, value] of Object.entries(overlay)) Test.overlay[field] = { ...Test.overlay[field], ...value };
      return start + JSON.stringify(block).replaceAll("<", String.raw`\u003c`) + end;
    });
  await page.route(/\/privat\/forsikring\/oversikt(?!\/assets\/)/, async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await fetchLocal(route);
    const headers = response.headers();
    const policy = (headers["content-security-policy"] ?? "").replace("connect-src", `connect-src ${connectTo}`);
    await route.fulfill({
      response,
      headers: { ...headers, ...more, "content-security-policy": policy },
      body: change(await response.text()),
    });
  });
}
