import { expect, type Locator, type Page } from "@playwright/test";
import type { Fault } from "../backend/fault.ts";
import type { RequestEntry } from "../backend/visitor.ts";
import type { Way } from "../backend/session.ts";

export const basePath = "/privat/forsikring/oversikt";

/** How a customer comes to the portal. */
export interface Visit {
  readonly customer?: string;
  readonly way?: Way;
  /** Path below the base path, with its slash. */
  readonly to?: string;
  /** How long the session lasts without a call, in seconds. */
  readonly seconds?: number;
}

/** A brand's portal and the simulator behind it, as seen from one page. */
export class Portal {
  readonly page: Page;
  readonly origin: string;
  /** Faults were ordered: failed calls and their reports in the console are wanted. */
  isDisturbed = false;

  constructor(page: Page, brandId: string) {
    const port = process.env["PORTAL_PORT"];
    if (port === undefined) throw new Error("No portal is running: start the journeys with npm run test:journeys.");
    this.page = page;
    this.origin = `http://${brandId}.localhost:${port}`;
  }

  /** The full address of a path below the base path. */
  url(path = "/"): string {
    return `${this.origin}${basePath}${path}`;
  }

  /** Opens a page of the portal, logged in or not. */
  async open(path = "/"): Promise<void> {
    await this.page.goto(this.url(path));
  }

  /** Comes in as a customer, by the simulator's link. */
  async logIn({ customer = "vanlig", way = "nettbank", to = "/", seconds }: Visit = {}): Promise<void> {
    const query = new URLSearchParams({ kunde: customer, vei: way, til: `${basePath}${to}` });
    if (seconds !== undefined) query.set("sekunder", String(seconds));
    await this.page.goto(`${this.origin}/simulator/logg-inn?${query}`);
  }

  /** Logs in without opening a page: the cookies are there for the next one. */
  async logInSilently(visit: Visit = {}): Promise<void> {
    const { customer = "vanlig", way = "nettbank", seconds } = visit;
    const query = new URLSearchParams({ kunde: customer, vei: way, til: `${basePath}/` });
    if (seconds !== undefined) query.set("sekunder", String(seconds));
    await this.page.request.get(`${this.origin}/simulator/logg-inn?${query}`, { maxRedirects: 0 });
  }

  /** Orders faults of the back end; from here on errors in the console are expected. */
  async order(...faults: Fault[]): Promise<void> {
    this.isDisturbed = true;
    await this.control({ faults });
  }

  /** Sets the simulator for this visitor. */
  async control(settings: Readonly<Record<string, unknown>>): Promise<void> {
    const answer = await this.page.request.put(`${this.origin}/simulator/control`, { data: settings });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** What the back end received from this visitor. */
  async requests(): Promise<readonly RequestEntry[]> {
    const answer = await this.page.request.get(`${this.origin}/simulator/control/requests`);
    return (await answer.json()) as readonly RequestEntry[];
  }

  /** Logs in as Vanja Vanlig in the frame of the brand's own login page. */
  async useLoginFrame(): Promise<void> {
    const frame = this.page.frameLocator("iframe");
    await frame.getByRole("combobox").selectOption({ label: "Vanja Vanlig" });
    await frame.getByRole("button", { name: "Logg inn" }).click();
  }

  /** Goes to the portal as Vanja Vanlig from the online bank, which is open. */
  async comeFromOnlineBank(): Promise<void> {
    await this.page.getByRole("radio", { name: /Vanja Vanlig/ }).check();
    await this.page.getByRole("button", { name: "Gå til forsikring" }).click();
  }

  /** The link of an agreement's card. */
  agreement(name: string): Locator {
    return this.page.getByRole("main").getByRole("link", { name: new RegExp(`\\b${name}\\b`) });
  }

  /** The overview with its agreements on it. */
  async expectOverview(): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(this.page.getByRole("main").getByRole("listitem").getByRole("heading").first()).toBeVisible();
  }
}
