import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
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
import { isWorkedOn } from "../proposals/isWorkedOn.ts";
import type { ProposalRecords } from "../records/proposals/ProposalRecords.ts";
import { addCompanyCalls } from "./calls/addCompanyCalls.ts";
import type { CompanyCallsOptions } from "./calls/CompanyCalls.ts";
import { whileAsking } from "./asker.ts";
import { requireEditor } from "./requireEditor.ts";
import { viewerOf } from "./viewerOf.ts";
import type { Workplaces } from "./Workplaces.ts";

interface CompanyAppOptions {
  /** The studio, without a workplace. */
  readonly site: () => StudioSite;
  readonly access: CompanyAccess;
  /** Signing in and out, at the studio's own host. */
  readonly signIn: Hono<{ Bindings: HttpBindings }>;
  readonly calls: CompanyCallsOptions;
  readonly records: ProposalRecords;
  readonly workplaces: Workplaces;
  readonly page: StudioFiles;
  /** The gallery, compiled when it is first wanted. */
  readonly gallery: () => Promise<CompiledGallery>;
  readonly bridge: { readonly main: string; readonly code: string };
  /** Origin of the studio, and whom to ask. */
  readonly home: string;
  readonly help: string;
}

/** Everything below is answered for the one who asks: what they may not see is not there. */
const asAsker: MiddlewareHandler<CompanyEnv> = (c, next) => whileAsking(c.var.visitor, next);

/** The number of a workplace's proposal; `main` for the main branch. */
const proposalOf = (work: string): number | "main" => (work === "main" ? "main" : Number(work.slice("forslag".length)));

/** The workplace whose host is asked. */
const nameOf = (c: Context): string => (c.req.header("Host") ?? "").split(".")[0] ?? "";

/** A company's studio: its own pages, one studio for each proposal, the main branch to look at, and all previews. */
export function createCompanyApp(options: CompanyAppOptions): ServerApp {
  const { site, access, signIn, calls, records, workplaces, page, gallery, bridge, home, help } = options;
  const companyCalls = addCompanyCalls(calls);
  const sendPage = (c: Context, place: CompanyPlace): Response => {
    const scheme = readStudioScheme(c.req.header("Cookie") ?? "");
    const nonce = randomBytes(16).toString("base64");
    const { html, headers } = studioPage({ page, nonce, site: site(), place, scheme });
    const own = { "Content-Type": "text/html; charset=UTF-8", "Cache-Control": "no-store" };
    return new Response(html, { headers: { ...headers, ...own } });
  };
  const sendFile = (c: Context) => {
    c.header("Cache-Control", "no-store");
    return sendBytes(c, page.files.get(c.req.path));
  };

  const studio = new Hono<CompanyEnv>();
  studio.route("/", signIn);
  studio.use(safeHeaders(false));
  studio.use(access.requireSession);
  studio.get(ticketPath, access.issueTicket);
  studio.use(asAsker);
  studio.use(`${studioApiBase}/*`, access.requireOwnPage);
  studio.route(studioApiBase, companyCalls);
  studio.get("/studio/*", sendFile);
  for (const path of [studioPaths.brands, logPath]) studio.get(path, (c) => sendPage(c, { home, help }));
  const hasFiles = (number: number): boolean => {
    const state = records.read(number)?.state;
    return state !== undefined && isWorkedOn(state);
  };
  const nowhere = (c: Context) => {
    const link = { href: "/", text: "Oversikt" };
    return messagePage(c, 404, "Siden finnes ikke", "Adressen kan være feil.", { link });
  };
  // Messages lead here, whatever host a proposal has.
  studio.get("/forslag/:number", async (c) => {
    const number = Number(c.req.param("number"));
    return Number.isSafeInteger(number) && (await isSeen(c, number))
      ? c.redirect(`${calls.addressOf(number)}/`)
      : nowhere(c);
  });
  studio.get("*", nowhere);

  const apps = new WeakMap<Workshop, ServerApp>();
  /** The studio over the brands of a workplace. Made once: a workshop is of one workplace. */
  const appOf = (workshop: Workshop, name: string): ServerApp => {
    const known = apps.get(workshop) ?? makeApp(workshop, name);
    apps.set(workshop, known);
    return known;
  };
  const makeApp = (workshop: Workshop, name: string): ServerApp =>
    createWorkshopApp({
      workshop,
      site: () => ({ ...site(), work: name }),
      access: { requireStudio: (_, next) => next(), issueTicket: (c) => c.notFound() },
      page,
      gallery,
      place: { home, help, proposal: proposalOf(name) },
    });

  const work = new Hono<CompanyEnv>();
  work.use(safeHeaders(false));
  work.use(access.requireHostKey);
  work.use(asAsker);
  work.use(async (c, next) => {
    const number = proposalOf(nameOf(c));
    if (number === "main" || (await isSeen(c, number))) return next();
    if (c.req.path.startsWith(`${studioApiBase}/`)) return c.json({ refused: "unknown-proposal" }, 404);
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
  work.all("*", async (c) => {
    const number = proposalOf(nameOf(c));
    // What is over has no files of its own: its page stays, above the main branch.
    if (number === "main" || hasFiles(number)) {
      const workshop = number === "main" ? await workplaces.main() : await workplaces.proposal(number);
      return appOf(workshop, nameOf(c)).fetch(c.req.raw, c.env);
    }
    if (c.req.path.startsWith(`${studioApiBase}/`)) return c.json({ refused: "unknown-proposal" }, 404);
    if (c.req.path === studioPaths.brands) return sendPage(c, { home, help, proposal: number });
    if (c.req.path.startsWith("/studio/")) return sendFile(c);
    return c.redirect("/");
  });

  /** Whether a proposal exists for whoever asks. */
  const isSeen = async (c: Context<CompanyEnv>, number: number): Promise<boolean> => {
    const { visitor } = c.var;
    if (visitor.kind !== "person") return false;
    return records.read(number, viewerOf(visitor.session.person, await workplaces.main())) !== undefined;
  };

  const portals = createPreviewApp({
    site,
    access: { requirePreview: (_, next) => next() },
    workshopOf: ({ work: name }) => {
      const number = name === undefined ? undefined : proposalOf(name);
      if (number === "main") return workplaces.main();
      return number !== undefined && hasFiles(number) ? workplaces.proposal(number) : undefined;
    },
    bridge,
    gallery,
  });
  const previews = new Hono<CompanyEnv>();
  previews.use(safeHeaders(true), bodyLimit({ maxSize: 1_000_000 }));
  previews.use(access.requireHostKey);
  previews.use(asAsker);
  // As a brand that does not exist. A link is checked with its key.
  previews.use(async (c, next) => {
    const host = hostOf(c.req.header("Host"), site());
    const number = host.kind === "preview" && host.work !== undefined ? proposalOf(host.work) : "main";
    return number === "main" || c.var.visitor.kind === "link" || (await isSeen(c, number)) ? next() : c.notFound();
  });
  previews.all("*", (c) => portals.fetch(c.req.raw, c.env));

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
