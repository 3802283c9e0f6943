import type { Grant } from "#studio/company/config/grantedRoles.ts";
import type { CompanyConfig } from "#studio/company/config/CompanyConfig.ts";
import { openRepository } from "#studio/company/repository/openRepository.ts";
import type { Repository } from "#studio/company/repository/Repository.ts";
import { openCompany } from "#studio/company/app/openCompany.ts";
import type { Identity } from "#studio/company/identity/Identity.ts";
import type { StudioDocument } from "#studio/document/StudioDocument.ts";
import { madeUpCompilation } from "#tests/support/stampInput.ts";
import { RemoteFixture } from "../RemoteFixture.ts";
import { madeUpGallery } from "../StudioHarness.ts";
import { CompanyBrowser } from "./CompanyBrowser.ts";

type Company = Awaited<ReturnType<typeof openCompany>> & { readonly repository: Repository };

/** The people of the tests, with the roles that they have. */
export const people: Readonly<Record<string, readonly Grant[]>> = {
  reader: [{ role: "reader", brands: ["fjord"] }],
  editor: [{ role: "editor", brands: ["fjord"] }],
  approver: [{ role: "approver", brands: ["fjord"] }],
  publisher: [{ role: "publisher", brands: ["fjord"] }],
  owner: [{ role: "owner", brands: "all" }],
  addresses: [
    { role: "editor", brands: ["fjord"] },
    { role: "addresses", brands: ["fjord"] },
  ],
  base: [
    { role: "editor", brands: ["fjord"] },
    { role: "base", brands: "all" },
  ],
  approvingEditor: [
    { role: "editor", brands: ["fjord"] },
    { role: "approver", brands: ["fjord"] },
  ],
  both: [
    { role: "editor", brands: "all" },
    { role: "addresses", brands: "all" },
  ],
  other: [
    { role: "editor", brands: ["vidde"] },
    { role: "approver", brands: ["vidde"] },
    { role: "publisher", brands: ["vidde"] },
  ],
};

const identityOf = (name: string): Identity => ({
  id: `https://provider.example ${name}`,
  name: `Person ${name}`,
  email: `${name}@company.example`,
  emailVerified: true,
  claims: [],
});

/** What differs from a call of a page of its host. */
interface Asked {
  readonly host?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A whole studio of a company, over a remote of its own, with made-up chunks of the portal. */
export class CompanyStudio {
  readonly origin = "http://studio.localhost:8140";
  readonly host = "studio.localhost:8140";
  readonly remote: RemoteFixture;
  /** What the administrator was told. */
  readonly said: string[] = [];
  /** How far the studio's clock is ahead. */
  aheadMs = 0;
  #company: Company;
  readonly #browsers = new Map<string, Promise<CompanyBrowser>>();

  private constructor(remote: RemoteFixture, company: Company) {
    this.remote = remote;
    this.#company = company;
  }

  static async create(remote?: RemoteFixture, granted = people): Promise<CompanyStudio> {
    const own = remote ?? (await RemoteFixture.create());
    const clock: { studio?: CompanyStudio } = {};
    const said: string[] = [];
    const company = await openIt(own, granted, said, () => Date.now() + (clock.studio?.aheadMs ?? 0));
    const studio = new CompanyStudio(own, company);
    clock.studio = studio;
    return studio;
  }

  get company(): Company {
    return this.#company;
  }

  /**
   * Starts the server again, with other roles.
   * @param meanwhile done while it is stopped
   */
  async restart(granted = people, meanwhile: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    await this.#company.close();
    await meanwhile();
    this.#company = await openIt(this.remote, granted, this.said, () => Date.now() + this.aheadMs);
  }

  /** Somebody's browser. It has signed in at the studio's own host. */
  browser(who: string): Promise<CompanyBrowser> {
    const known = this.#browsers.get(who) ?? this.newBrowser(who);
    this.#browsers.set(who, known);
    return known;
  }

  /** Somebody has signed out: they sign in again when they are asked for next. */
  forget(who: string): void {
    this.#browsers.delete(who);
  }

  /** @param email the address that they have now */
  async newBrowser(who?: string, email?: string): Promise<CompanyBrowser> {
    const browser = new CompanyBrowser(async (request) => {
      const headers = new Headers(request.headers);
      if (!headers.has("Host")) headers.set("Host", new URL(request.url).host);
      return this.#company.app.request(new Request(request, { headers }), undefined, {});
    });
    if (who !== undefined)
      browser
        .jar(this.host)
        .set("studio-8140", this.#signIn({ ...identityOf(who), ...(email !== undefined && { email }) }));
    return browser;
  }

  #signIn(identity: Identity): string {
    return this.#company.sessions.create(identity, { sid: undefined, idToken: undefined });
  }

  /** A call as a page of a host sends it; somebody's browser has the key of the host first. */
  async ask(who: string, path: string, asked: Asked = {}): Promise<Response> {
    const { host = this.host } = asked;
    const browser = await this.browser(who);
    if (host !== this.host && !browser.jar(host).has("studio-8140")) await browser.open(`http://${host}/studio/none`);
    return this.send(browser, path, asked);
  }

  /** The same without a key of the host. */
  async send(browser: CompanyBrowser, path: string, { host = this.host, body, headers = {}, ...asked }: Asked = {}) {
    const { method = body === undefined ? "GET" : "POST" } = asked;
    const text = typeof body === "string" ? body : JSON.stringify(body ?? {});
    const own = { Origin: `http://${host}`, "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors" };
    const sent = { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(text)) };
    return browser.send(`http://${host}${path}`, {
      method,
      headers: { ...own, Accept: "application/json", ...(method !== "GET" && sent), ...headers },
      ...(method !== "GET" && { body: text }),
    });
  }

  async json<Answer>(who: string, path: string, asked: Asked = {}): Promise<Answer> {
    return (await (await this.ask(who, path, asked)).json()) as Answer;
  }

  /** A new proposal of somebody. @returns its number */
  async propose(who: string, title: string): Promise<number> {
    const { number } = await this.json<{ number: number }>(who, "/api/company/proposals", { body: { title } });
    return number;
  }

  work(number: number | "main"): string {
    return `${number === "main" ? "main" : `forslag${number}`}.${this.host}`;
  }

  /** Replaces a text of a document in a proposal, and does not save it. */
  async edit(
    who: string,
    number: number,
    id: string,
    from: string,
    to: string,
    kind: "descriptor" | "theme" = "descriptor",
  ) {
    const host = this.work(number);
    const path = id === "base" ? "/api/base" : `/api/brands/${id}`;
    const { revision, texts } = await this.json<StudioDocument>(who, `${path}/document`, { host });
    if (!texts[kind].includes(from)) throw new Error(`${id} does not have ${from}.`);
    const body = { revision, texts: { ...texts, [kind]: texts[kind].replace(from, () => to) } };
    return this.ask(who, `${path}/document`, { host, method: "PUT", body });
  }

  /** Saves what was edited. */
  async save(who: string, number: number, id: string): Promise<Response> {
    const host = this.work(number);
    const path = id === "base" ? "/api/base" : `/api/brands/${id}`;
    const { revision } = await this.json<StudioDocument>(who, `${path}/document`, { host });
    return this.ask(who, `${path}/save`, { host, body: { revision } });
  }

  /** Replaces a text, and saves it. */
  async change(who: string, number: number, id: string, from: string, to: string): Promise<Response> {
    const edited = await this.edit(who, number, id, from, to);
    return edited.status === 200 ? this.save(who, number, id) : edited;
  }

  /** Does something with a proposal, as it is now or at another commit. */
  async act(who: string, number: number, act: string, more: object = {}): Promise<Response> {
    const { head } = this.#company.desk.read(number);
    return this.ask(who, `/api/company/proposals/${number}/acts`, { body: { act, head, ...more } });
  }

  state(number: number): string {
    return this.#company.desk.read(number).state.kind;
  }

  async close(): Promise<void> {
    await this.#company.close();
    await this.remote.close();
  }
}

async function openIt(
  remote: RemoteFixture,
  granted: Readonly<Record<string, readonly Grant[]>>,
  said: string[],
  now: () => number,
): Promise<Company> {
  const config: CompanyConfig = {
    origin: "http://studio.localhost:8140",
    port: 8140,
    data: remote.data,
    repository: { remote: remote.remote, branch: "main" },
    signIn: {
      issuer: "http://127.0.0.1:9",
      clientId: "studio",
      clientSecretFile: "/dev/null",
      scopes: [],
      rolesClaim: "groups",
      idleMinutes: 60,
      absoluteHours: 10,
    },
    roles: Object.entries(granted).flatMap(([who, grants]) =>
      grants.map((grant) => ({ ...grant, people: [`${who.toLowerCase()}@company.example`] })),
    ),
    approvals: { texts: 1, look: 1, addresses: 1, base: 1, newBrand: 1 },
    // The command that opens a pull request fails: what somebody publishes stays approved, and the main branch as it is.
    publish: { way: "pullRequest", open: ["open"], privateAddresses: false, minutesBefore: 5 },
    notices: {},
    log: { days: 730 },
    help: "portalteamet",
  };
  const opened = await openRepository({ data: config.data, ...config.repository });
  const company = await openCompany({
    config,
    opened,
    compilation: { ...madeUpCompilation, packages: [] },
    page: {
      main: "/studio/assets/main.js",
      files: new Map([["/studio/assets/main.js", "page()"]]),
      fontCss: "",
      fonts: [],
      bridge: "bridge()",
    },
    gallery: () => Promise.resolve(madeUpGallery),
    say: (text) => said.push(text),
    run: () => Promise.resolve({ code: 1, stdout: "", tail: "" }),
    ask: () => Promise.reject(new Error("no host answers in these tests")),
    now,
  });
  return { ...company, repository: opened.repository };
}
