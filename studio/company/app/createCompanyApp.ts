import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { randomBytes } from "node:crypto";
import type { CompiledGallery } from "#scripts/serve/gallery/compileGallery.ts";
import { sendBytes } from "#scripts/serve/sendBytes.ts";
import type { ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import { partsOf, studioApiBase, writingCalls } from "#studio/document/addresses/studioCalls.ts";
import { logPath, studioPaths } from "#studio/document/addresses/studioPaths.ts";
import type { StudioSite } from "#studio/document/addresses/StudioSite.ts";
import type { CompanyPlace } from "#studio/document/company/CompanyPlace.ts";
import { readStudioScheme } from "#studio/document/studioScheme.ts";
import { hostOf, ticketPath } from "#studio/server/access/hostsOf.ts";
import { safeHeaders } from "#studio/server/access/safeHeaders.ts";
import type { StudioFiles } from "#studio/server/compile/compileStudio.ts";
import { createWorkshopApp } from "#studio/server/createWorkshopApp.ts";
import { dispatchByHost } from "#studio/server/dispatchByHost.ts";
import { messagePage } from "#studio/server/messagePage.ts";
import { createPreviewApp } from "#studio/server/createPreviewApp.ts";
import type { Workshop } from "#studio/server/Workshop.ts";
import { studioPage } from "#studio/server/studioPage.ts";
import type { CompanyAccess, CompanyEnv } from "../identity/CompanyAccess.ts";
import { viewerOf } from "../identity/Viewer.ts";
import { isWorkedOn } from "#studio/document/company/workedOn.ts";
import { everyBrand } from "../records/proposals/proposalsFound.ts";
import type { ProposalRecords } from "../records/proposals/ProposalRecords.ts";
import { addCompanyCalls } from "../calls/addCompanyCalls.ts";
import type { CompanyCallsOptions } from "../calls/CompanyCalls.ts";
import { proposalOfHost } from "./CompanySite.ts";
import { requireEditor } from "../calls/requireEditor.ts";
import { sightOf } from "../proposals/Sight.ts";
import type { Workshops } from "../workshops/Workshops.ts";

interface CompanyAppOptions {
  /** The studio, without a workplace. */
  readonly site: () => StudioSite;
  readonly access: CompanyAccess;
  /** Signing in and out, at the studio's own host. */
  readonly signIn: Hono<{ Bindings: HttpBindings }>;
  readonly calls: CompanyCallsOptions;
  readonly records: ProposalRecords;
  readonly workshops: Workshops;
  readonly page: StudioFiles;
  /** The gallery, compiled when it is first wanted. */
  readonly gallery: () => Promise<CompiledGallery>;
  readonly bridge: { readonly main: string; readonly code: string };
  /** Origin of the studio, and whom to ask. */
  readonly home: string;
  readonly help: string;
}

/** The workplace whose host is asked. */
const nameOf = (c: Context): string => (c.req.header("Host") ?? "").split(".")[0] ?? "";

/** What the hosts of a company's studio share. */
class CompanyHosts {
  readonly options: CompanyAppOptions;

  constructor(options: CompanyAppOptions) {
    this.options = options;
  }

  sendPage(c: Context, proposal?: number | "main", status = 200): Response {
    const { page, site, home, help } = this.options;
    const scheme = readStudioScheme(c.req.header("Cookie") ?? "");
    const nonce = randomBytes(16).toString("base64");
    const place: CompanyPlace = { home, help, ...(proposal !== undefined && { proposal }) };
    const { html, headers } = studioPage({ page, nonce, site: site(), place, scheme });
    const own = { "Content-Type": "text/html; charset=UTF-8", "Cache-Control": "no-store" };
    return new Response(html, { status, headers: { ...headers, ...own } });
  }

  sendFile(c: Context) {
    c.header("Cache-Control", "no-store");
    return sendBytes(c, this.options.page.files.get(c.req.path));
  }

  /** Whether a proposal has files of its own: what is over has none. */
  hasFiles(number: number): boolean {
    const state = this.options.records.read(number, everyBrand)?.state;
    return state !== undefined && isWorkedOn(state);
  }

  /** Whether a proposal exists for whoever asks. */
  async isSeen(c: Context<CompanyEnv>, number: number): Promise<boolean> {
    const { visitor } = c.var;
    if (visitor.kind !== "person") return false;
    const { workshops, records } = this.options;
    const sight = await sightOf(visitor.session.person, (viewer) => workshops.main(viewer));
    return records.read(number, sight) !== undefined;
  }

  /** The brands at a host, as whoever asks may see them; undefined: there are none. */
  async workshopAt(c: Context<CompanyEnv>, work: string): Promise<Workshop | undefined> {
    const { workshops } = this.options;
    const [number, viewer] = [proposalOfHost(work), viewerOf(c.var.visitor)];
    if (number === "main") return workshops.main(viewer);
    return this.hasFiles(number) ? workshops.proposal(number, viewer) : undefined;
  }
}

type CompanyHono = Hono<CompanyEnv>;

/** The studio's own host: who asks signs in, and finds the proposals. */
function createStudio(hosts: CompanyHosts, companyCalls: CompanyHono): CompanyHono {
  const { access, signIn, calls } = hosts.options;
  const nowhere = (c: Context) => {
    const link = { href: "/", text: "Oversikt" };
    return messagePage(c, 404, "Siden finnes ikke", "Adressen kan være feil.", { link });
  };
  const studio = new Hono<CompanyEnv>();
  studio.route("/", signIn);
  studio.use(safeHeaders(false));
  studio.use(access.requireSession);
  studio.get(ticketPath, access.issueTicket);
  studio.use(`${studioApiBase}/*`, access.requireOwnPage);
  studio.route(studioApiBase, companyCalls);
  studio.get("/studio/*", (c) => hosts.sendFile(c));
  for (const path of [studioPaths.brands, logPath]) studio.get(path, (c) => hosts.sendPage(c));
  // Messages lead here, whatever host a proposal has.
  studio.get("/forslag/:number", async (c) => {
    const number = Number(c.req.param("number"));
    return Number.isSafeInteger(number) && (await hosts.isSeen(c, number))
      ? c.redirect(`${calls.addressOf(number)}/`)
      : nowhere(c);
  });
  studio.get("*", nowhere);
  return studio;
}

/** The hosts of the proposals, and that of the main branch: each has a studio of its own. */
function createWork(hosts: CompanyHosts, companyCalls: CompanyHono): CompanyHono {
  const { access, calls, site, page, gallery, home, help } = hosts.options;
  const work = new Hono<CompanyEnv>();
  work.use(safeHeaders(false));
  work.use(access.requireHostKey);
  work.use(async (c, next) => {
    const number = proposalOfHost(nameOf(c));
    if (number === "main" || (await hosts.isSeen(c, number))) return next();
    if (c.req.path.startsWith(`${studioApiBase}/`)) return c.json({ refused: "unknown-proposal" }, 404);
    // Who is signed in reads it in the studio's own page, with the ways on. It asks for the proposal, and gets this answer.
    if (c.var.visitor.kind === "person" && c.req.path === studioPaths.brands) return hosts.sendPage(c, number, 404);
    if (c.var.visitor.kind === "person" && c.req.path.startsWith("/studio/")) return hosts.sendFile(c);
    const link = { href: `${home}/`, text: "Oversikt" };
    return messagePage(c, 404, "Forslaget finnes ikke", "Det finnes ikke, eller du har ikke tilgang til det.", {
      link,
    });
  });
  work.use(`${studioApiBase}/*`, access.requireOwnPage);
  for (const call of writingCalls) {
    const [method, path] = partsOf(call);
    work.on(method, studioApiBase + path, requireEditor(calls));
  }
  work.route(studioApiBase, companyCalls);
  work.use(async (c, next) => {
    const workshop = await hosts.workshopAt(c, nameOf(c));
    if (workshop !== undefined) {
      c.set("workshop", workshop);
      return next();
    }
    // What is over has no files of its own: its page stays, above the main branch.
    if (c.req.path.startsWith(`${studioApiBase}/`)) return c.json({ refused: "unknown-proposal" }, 404);
    if (c.req.path === studioPaths.brands) return hosts.sendPage(c, proposalOfHost(nameOf(c)));
    if (c.req.path.startsWith("/studio/")) return hosts.sendFile(c);
    return c.redirect("/");
  });
  work.route(
    "/",
    createWorkshopApp({
      openedAt: (c) => ({
        site: { ...site(), work: nameOf(c) },
        place: { home, help, proposal: proposalOfHost(nameOf(c)) },
      }),
      page,
      gallery,
    }),
  );
  return work;
}

/** The hosts of the portals. */
function createPreviews(hosts: CompanyHosts): CompanyHono {
  const { site, access, bridge, gallery } = hosts.options;
  const previews = new Hono<CompanyEnv>();
  previews.use(safeHeaders(true), bodyLimit({ maxSize: 1_000_000 }));
  previews.use(access.requireHostKey);
  // As a brand that does not exist. A link is checked with its key.
  previews.use(async (c, next) => {
    const host = hostOf(c.req.header("Host"), site());
    const number = host.kind === "preview" && host.work !== undefined ? proposalOfHost(host.work) : "main";
    const isAllowed = number === "main" || c.var.visitor.kind === "link" || (await hosts.isSeen(c, number));
    return isAllowed ? next() : c.notFound();
  });
  previews.use(async (c, next) => {
    const host = hostOf(c.req.header("Host"), site());
    const work = host.kind === "preview" ? host.work : undefined;
    c.set("workshop", work === undefined ? undefined : await hosts.workshopAt(c, work));
    return next();
  });
  const anybody = { requirePreview: (_: unknown, next: () => Promise<void>) => next() };
  previews.route("/", createPreviewApp({ site, access: anybody, bridge, gallery }));
  return previews;
}

/** A company's studio: its own pages, one studio for each proposal, the main branch to look at, and all previews. */
export function createCompanyApp(options: CompanyAppOptions): ServerApp {
  const { site, calls, help } = options;
  const hosts = new CompanyHosts(options);
  const companyCalls = addCompanyCalls(calls);
  const studio = createStudio(hosts, companyCalls);
  const work = createWork(hosts, companyCalls);
  const previews = createPreviews(hosts);
  // What is said of a fault is the same everywhere: `words` below. A body that is too long is none.
  for (const app of [studio, work, previews])
    app.onError((error) => {
      if (error instanceof HTTPException) return error.getResponse();
      throw error;
    });
  const failed = `Det du har skrevet, er tatt vare på. Spør ${help}.`;
  return dispatchByHost({
    site,
    studio,
    work: (c) => work.fetch(c.req.raw, c.env),
    previews,
    words: { foreign: "Studioet svarer bare på sin egen adresse.", failed },
  });
}
