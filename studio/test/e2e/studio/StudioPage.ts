import type { FrameLocator, Locator, Page, Request } from "@playwright/test";
import { expect } from "@playwright/test";
import { colourObject } from "#scripts/shared/colours/colourObject.ts";
import { inOneLine } from "#scripts/shared/text/jsonc/serialise.ts";

/** A colour as the file of a theme has it. */
export const writtenColour = (hex: string): string => {
  const colour = colourObject(hex);
  if (colour === undefined) throw new Error(`${hex} is not a colour`);
  return inOneLine(colour);
};

/** What the file of a theme has as the colour of text: `"{palette.ink}"`. */
export const writtenTextColour = (theme: string): string =>
  JSON.stringify((JSON.parse(theme) as { color: { text: { $value: string } } }).color.text.$value);

/** The studio as a brand manager uses it: by names and keys. */
export class StudioPage {
  readonly page: Page;
  readonly portal: FrameLocator;
  readonly findings: Locator;
  readonly form: Locator;
  /** The edits that are on their way to the server. */
  readonly #edits = new Set<Request>();

  constructor(page: Page) {
    this.page = page;
    page.on("request", (request) => request.method() === "PUT" && this.#edits.add(request));
    page.on("requestfinished", (request) => this.#edits.delete(request));
    page.on("requestfailed", (request) => this.#edits.delete(request));
    // The frame that loads behind the shown one is not part of what is seen, and pictures are only looked at.
    this.portal = page.frameLocator("iframe:not([aria-hidden], [inert] *)");
    this.findings = page.getByRole("region", { name: "Funn", exact: true });
    this.form = page.getByRole("region", { name: "Merket" });
  }

  /** Opens a brand from the list, and waits until its portal shows a text. */
  async open(address: string, name: string, text: string): Promise<void> {
    await this.page.goto(address);
    // For its first answer the server checks all brands.
    await this.page.getByRole("link", { name, exact: true }).click({ timeout: 60_000 });
    await expect(this.portal.getByText(text, { exact: true })).toBeVisible({ timeout: 60_000 });
  }

  /** Waits until the server has no unsaved edits of a brand, and gets no more. Pages of two brands say nothing of it. */
  async nothingIsKept(id: string): Promise<void> {
    const isAsSaved = () =>
      this.page.evaluate(async (brand) => {
        const answer = await fetch(`/api/brands/${brand}/document?environment=all`);
        const { texts, saved } = (await answer.json()) as { readonly texts: object; readonly saved: object };
        return JSON.stringify(texts) === JSON.stringify(saved);
      }, id);
    await expect.poll(async () => this.#edits.size === 0 && (await isAsSaved())).toBe(true);
  }

  /** Waits until no page loads behind the shown one: from then on the shown one stays. */
  async previewAtRest(): Promise<void> {
    await expect(this.page.locator("iframe[aria-hidden]:not([inert] *)")).toHaveCount(0, { timeout: 60_000 });
  }

  /** A property of the page that is shown. One that is taken away meanwhile is not asked, but the one in its place. */
  styleOf(property: string): Promise<string> {
    const read = () =>
      this.portal.locator("html").evaluate((html, name) => getComputedStyle(html).getPropertyValue(name), property);
    return read().catch(read);
  }

  /** Opens a section of the form, and waits until it is open: a press that was lost is told as one. */
  async section(title: string): Promise<void> {
    const heading = this.page.getByRole("heading", { level: 3, name: title });
    await this.form.locator("summary").filter({ has: heading }).click();
    await expect(this.form.locator("details[open]").filter({ has: heading })).toBeVisible();
  }

  tab(name: RegExp | string): Locator {
    return this.page.getByRole("radio", { name });
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Shows a page in a state, found by words of both. */
  async showScene(words: string, page: string, state: string): Promise<void> {
    const field = this.page.getByRole("combobox", { name: "Side og tilstand" });
    await field.click();
    await field.fill(words);
    await this.page.getByRole("group", { name: page, exact: true }).getByRole("option", { name: state }).click();
    await expect(field).toHaveValue(`${page} · ${state}`);
  }

  /** Opens a menu above the portal, if it is not open. */
  async openMenu(name: "Kunde og dag" | "Visning"): Promise<void> {
    const menu = this.page.getByRole("button", { name: new RegExp(`^${name}`) });
    if ((await menu.getAttribute("aria-expanded")) !== "true") await menu.click();
  }

  /** Shows something beside the portal. */
  async showBeside(label: string): Promise<void> {
    await this.openMenu("Visning");
    await this.page.getByLabel("Ved siden av").selectOption({ label });
    await this.page.keyboard.press("Escape");
  }

  /** Opens a part of the drawer, if it is not open. */
  async showDrawer(name: RegExp | string): Promise<void> {
    const tab = this.page.getByRole("region", { name: "Under portalen" }).getByRole("button", { name });
    if ((await tab.getAttribute("aria-expanded")) !== "true") await tab.click();
  }

  /** Shows the findings. */
  showFindings(): Promise<void> {
    return this.showDrawer(/funn/i);
  }

  /** Writes in a field of the form, which is searched for by its title. */
  async write(title: string, value: string): Promise<void> {
    await this.form.getByRole("searchbox").fill(title);
    await this.form.getByRole("textbox", { name: title, exact: true }).fill(value);
  }

  /** Opens the colour of the palette that texts have, and returns the field of its code. */
  async openTextColour(theme: string): Promise<Locator> {
    await this.section("Farger og form");
    await this.page.getByRole("radio", { name: "Palett", exact: true }).check();
    const key = /^"\{palette\.(.+)\}"$/.exec(writtenTextColour(theme))?.[1] ?? "";
    const { palette } = JSON.parse(theme) as { readonly palette: Record<string, { readonly $description?: string }> };
    const name = palette[key]?.$description ?? key;
    await this.page
      .locator("summary")
      .filter({ hasText: new RegExp(`^${name} #`) })
      .click();
    return this.page.getByRole("textbox", { name: `Fargekode for ${name}`, exact: true });
  }
}
