import { localHostOf } from "#contract/hosts/localHost.ts";
import { simulatorPaths } from "#scripts/simulator/simulatorPaths.ts";
import { basePath } from "#contract/basePath.ts";
import { type Language, languageCookie } from "#contract/pageLanguage.ts";
import type { TextsByFile } from "#contract/brandBlock.ts";
import { readWrittenTexts } from "#scripts/compile/readTexts.ts";
import { repository } from "#scripts/files/repository.ts";
import { escapeRegExp } from "#scripts/shared/text/escapeRegExp.ts";
import type { Fault } from "#scripts/simulator/world/fault.ts";
import type { LoggedRequest } from "#scripts/simulator/world/logRequest.ts";
import type { EntryChannel } from "#scripts/simulator/world/session.ts";
import { askSimulator } from "./askSimulator.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { type ConsentAnswer, consentCookie } from "./consentCookie.ts";

/** How a customer enters the portal. */
export interface Visit {
  readonly customer?: string;
  readonly channel?: EntryChannel;
  /** Path below the base path, with its slash. */
  readonly to?: string;
  /** How long the session lasts without a call, in seconds. */
  readonly seconds?: number;
}

/** A brand's portal and its simulator, used from one page. */
export class Portal {
  readonly page: Page;
  readonly origin: string;
  /** Console errors that the journey expects. Violations of the content security policy are never accepted. */
  readonly expectedErrors: RegExp[] = [];
  #consent: readonly [cookieName: string, answer: ConsentAnswer] | undefined;
  #language: Language | undefined;
  #texts: TextsByFile | undefined;

  /** `port`: where `*.localhost` is served. Default: the one of the journeys (playwright.config.ts). */
  constructor(page: Page, brandId: string, port: string | number | undefined = process.env["PORTAL_PORT"]) {
    if (port === undefined) throw new Error("No portal is running: start the journeys with npx playwright test.");
    this.page = page;
    this.origin = `http://${localHostOf(brandId)}:${port}`;
  }

  /** The full address of a path below the base path. */
  url(path = "/"): string {
    return `${this.origin}${basePath}${path}`;
  }

  /** Matches the address of the overview, with or without its last slash, with exactly this query. */
  isOverview(query = ""): (url: URL) => boolean {
    const addresses = [`${this.origin}${basePath}${query}`, this.url(`/${query}`)];
    return ({ href }) => addresses.includes(href);
  }

  /**
   * Sets the consent cookie of an earlier visit, with one answer to all categories. `cookieName`: as in the descriptor.
   */
  async answerConsent(cookieName: string, answer: ConsentAnswer): Promise<void> {
    this.#consent = [cookieName, answer];
    await this.page.context().addCookies([consentCookie(cookieName, this.origin, answer)]);
  }

  /**
   * Chooses the language of the pages, as an earlier visit did. A brand without it shows its own.
   * @param texts what the pages then say. Default: the texts of `locales/` in that language
   */
  async chooseLanguage(language: Language, texts = readWrittenTexts(repository, language)): Promise<void> {
    this.#language = language;
    this.#texts = texts;
    await this.page.context().addCookies([{ name: languageCookie, value: language, url: this.origin }]);
  }

  /**
   * What the pages say by a key of `locales/`, for a locator: anything may be in the place of a placeholder. In bokmål
   * unless {@link chooseLanguage} has chosen another language.
   */
  words(file: string, key: string): string | RegExp {
    this.#texts ??= readWrittenTexts(repository, "nb");
    const text = this.#texts[file]?.[key];
    if (text === undefined) throw new Error(`There is no text "${key}" in ${file}.json.`);
    // Locators see texts so.
    const seen = text.replaceAll("\u00AD", "");
    const parts = seen.split(/\{\{[^{}]*\}\}/);
    return parts.length === 1 ? seen : new RegExp(`^${parts.map(escapeRegExp).join(".*")}`);
  }

  /**
   * Goes on as a visitor who was never here, apart from the consent of {@link answerConsent} and the language of
   * {@link chooseLanguage}. The page is kept: its
   * process and its cache make the next load quick. No error is expected any more.
   */
  async becomeNewVisitor(): Promise<void> {
    await this.page.goto(`${this.origin}${simulatorPaths.page}`);
    await this.page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await this.page.context().clearCookies();
    this.expectedErrors.length = 0;
    if (this.#consent !== undefined) await this.answerConsent(...this.#consent);
    if (this.#language !== undefined) await this.chooseLanguage(this.#language, this.#texts);
  }

  /** Opens a page of the portal, logged in or not. */
  async open(path = "/"): Promise<void> {
    await this.page.goto(this.url(path));
  }

  /** Logs in as a customer by the simulator's link. */
  async logIn({ customer = "vanlig", channel = "nettbank", to = "/", seconds }: Visit = {}): Promise<void> {
    // The calls of the page that is left can still be under way: they are answered too.
    const query = new URLSearchParams({ kunde: customer, vei: channel, til: `${basePath}${to}`, behold: "1" });
    if (seconds !== undefined) query.set("sekunder", String(seconds));
    await this.page.goto(`${this.origin}${simulatorPaths.logIn}?${query}`);
  }

  /** Injects faults into the back end. From then on console errors about failed calls are expected. */
  async inject(...faults: Fault[]): Promise<void> {
    this.expectedErrors.push(/^Failed to load resource/, /^HttpError/);
    await this.control({ faults });
  }

  /** Sets the simulator for this visitor. */
  async control(settings: Readonly<Record<string, unknown>>): Promise<void> {
    const answer = await askSimulator(this.page.context(), this.origin, simulatorPaths.control, settings);
    expect(answer).not.toHaveProperty("error");
  }

  /** What the back end received from this visitor. */
  async requests(): Promise<readonly LoggedRequest[]> {
    return (await askSimulator(this.page.context(), this.origin, simulatorPaths.requests)) as readonly LoggedRequest[];
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

  /** The link of an agreement's card: "Se detaljer", and the agreement's name. All of them for an empty name. */
  agreement(name: string): Locator {
    const links = ["card.link", "card.partnerLink"].map((key) => escapeRegExp(String(this.words("avtaler", key))));
    return this.page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(`^(?:${links.join("|")}) .*\\b${name}\\b`) });
  }

  /** The overview with its agreements on it. */
  async expectOverview(): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(this.agreement("").first()).toBeVisible();
  }
}
