import { join } from "node:path";
import { repository } from "#scripts/files/repository.ts";
import type { ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import { compileKept } from "#scripts/release/compiled/compileKept.ts";
import { openCompany } from "#studio/company/app/openCompany.ts";
import type { CompanyConfig } from "#studio/company/config/CompanyConfig.ts";
import { openRepository } from "#studio/company/repository/openRepository.ts";
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Commits the files of a folder, and makes a bare repository of it that a studio clones. */
export async function makeRemote(folder: string, work: string): Promise<string> {
  const remote = join(folder, "remote.git");
  const git = (...args: readonly string[]) =>
    execute("git", ["-c", "user.name=Bench", "-c", "user.email=bench@company.example", ...args], {
      cwd: work,
      maxBuffer: 2 ** 26,
    });
  await git("init", "--quiet", "--initial-branch=main");
  await git("add", "--all");
  await git("commit", "--quiet", "--message=Brands");
  await git("clone", "--quiet", "--bare", work, remote);
  return remote;
}

const host = "studio.localhost:8010";
const origin = `http://${host}`;

/** Everybody has their roles for all brands. */
const people = ["editor", "approver", "publisher", "owner"] as const;
type Who = (typeof people)[number];

const configOf = (data: string, remote: string): CompanyConfig => ({
  origin,
  port: 8010,
  data,
  repository: { remote, branch: "main" },
  signIn: {
    issuer: "http://127.0.0.1:9",
    clientId: "studio",
    clientSecretFile: "",
    scopes: [],
    rolesClaim: "groups",
    idleMinutes: 60,
    absoluteHours: 10,
  },
  roles: people.map((role) => ({ role, brands: "all", people: [`${role}@company.example`] })),
  approvals: { texts: 1, look: 1, addresses: 1, base: 1, newBrand: 1 },
  publish: { way: "merge", privateAddresses: false, minutesBefore: 5 },
  notices: {},
  log: { days: 730 },
  help: "the portal team",
});

interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly method?: string;
  readonly body?: string;
}

/** Somebody's browser, as far as the studio asks for one: the cookies of each host. */
class Visitor {
  readonly #app: ServerApp;
  readonly #cookies = new Map<string, string>();

  constructor(app: ServerApp, key: string) {
    this.#app = app;
    this.#cookies.set(host, `studio-8010=${key}`);
  }

  /** Asks once, and keeps the cookies of the answer. */
  async #send(address: URL, init: Sent): Promise<Response> {
    const known = this.#cookies.get(address.host);
    const headers = { Host: address.host, ...(known !== undefined && { Cookie: known }), ...init.headers };
    const answer = await this.#app.request(new Request(address, { ...init, headers }), undefined, {});
    const set = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
    if (set.length > 0) this.#cookies.set(address.host, [known ?? [], set].flat().join("; "));
    return answer;
  }

  /** Opens a page, and goes where it leads: a host below the studio gives its key so. */
  async #open(address: URL): Promise<void> {
    const headers = { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document", Accept: "text/html" };
    for (let next: URL | undefined = address; next !== undefined;) {
      const to: string | null = (await this.#send(next, { headers })).headers.get("Location");
      next = to === null ? undefined : new URL(to, next);
    }
  }

  /** A call of a page of the studio, or of one of its workplaces. @throws Error when it is refused */
  async call<Answer>(path: string, body?: unknown, work = "", method = "POST"): Promise<Answer> {
    const address = new URL(`/api${path}`, `http://${work === "" ? "" : `${work}.`}${host}`);
    if (!this.#cookies.has(address.host)) await this.#open(new URL("/studio/none", address));
    const text = JSON.stringify(body);
    const own = { Origin: address.origin, "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors" };
    const sent = { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(text ?? "")) };
    const answer = await this.#send(
      address,
      body === undefined ? { headers: own } : { method, headers: { ...own, ...sent }, body: text },
    );
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
}

/** A company's studio in this process. The page of the studio is left out: it is compiled at the start of a server. */
export class BenchCompany {
  readonly #opened: Awaited<ReturnType<typeof openCompany>>;
  readonly #visitors = new Map<Who, Visitor>();

  private constructor(opened: Awaited<ReturnType<typeof openCompany>>) {
    this.#opened = opened;
  }

  static async open(folder: string, remote: string): Promise<BenchCompany> {
    const config = configOf(join(folder, "data"), remote);
    const opened = await openCompany({
      config,
      opened: await openRepository({ data: config.data, ...config.repository }),
      compilation: await compileKept(repository),
      page: { main: "/studio/assets/main.js", files: new Map(), fontCss: "", fonts: [], bridge: "" },
      gallery: () => Promise.reject(new Error("There is no gallery.")),
      say: (text) => console.error(text),
    });
    return new BenchCompany(opened);
  }

  get desk() {
    return this.#opened.desk;
  }

  /** Somebody who has signed in. */
  as(who: Who): Visitor {
    const known = this.#visitors.get(who) ?? new Visitor(this.#opened.app, this.#signIn(who));
    this.#visitors.set(who, known);
    return known;
  }

  #signIn(who: Who): string {
    const identity = { id: who, name: who, email: `${who}@company.example`, emailVerified: true, claims: [] };
    return this.#opened.sessions.create(identity, { sid: undefined, idToken: undefined });
  }

  close(): Promise<void> {
    return this.#opened.close();
  }
}
