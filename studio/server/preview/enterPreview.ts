import { galleryBase } from "#contract/gallery/galleryBase.ts";
import { simulatorPaths } from "#scripts/simulator/simulatorPaths.ts";
import type { Context } from "hono";
import { baseFolder, forsikringBase, isPortalPath } from "#contract/basePath.ts";
import { isObject } from "#contract/isObject.ts";
import { cookieNames } from "#scripts/simulator/server/cookieNames.ts";
import type { ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import type { PreviewEnv } from "../StudioEnv.ts";
import type { BrandPreview } from "./BrandPreview.ts";
import { type PreviewScene, previewScenes } from "./previewStates.ts";

type PreviewContext = Context<PreviewEnv>;

/** Half an hour, as the simulator's sessions last. */
const usualSessionSeconds = 1800;

const isShownPath = (path: string): boolean => path === galleryBase || isPortalPath(path);

/** A path of portal or gallery, for going on after a change of session; the overview for anything else. */
const shownPath = (path: string | undefined): string =>
  path !== undefined && isShownPath(path.replace(/[?#].*$/, "")) && !path.includes("\\") ? path : baseFolder;

/** The first part of a `Set-Cookie` header: name and value. */
const pairOf = (header: string): string => header.split(";")[0] ?? "";
const nameOf = (pair: string): string => pair.slice(0, pair.indexOf("="));

/** Calls the simulator as the visitor's browser would, and collects the cookies for it. */
class SimulatorVisit {
  readonly #c: PreviewContext;
  readonly #simulator: ServerApp;
  readonly #cookies: Map<string, string>;
  readonly set: string[] = [];

  constructor(c: PreviewContext, simulator: ServerApp) {
    this.#c = c;
    this.#simulator = simulator;
    const pairs = (c.req.header("Cookie") ?? "").split("; ").filter((pair) => pair.includes("="));
    this.#cookies = new Map(pairs.map((pair) => [nameOf(pair), pair]));
  }

  async ask(path: string, body?: object): Promise<Response> {
    const headers = new Headers({
      Host: this.#c.req.header("Host") ?? "",
      Cookie: [...this.#cookies.values()].join("; "),
    });
    const request = new Request(new URL(path, this.#c.req.url), {
      headers,
      ...(body === undefined ? {} : { method: "PUT", body: JSON.stringify(body) }),
    });
    const response = await this.#simulator.fetch(request, this.#c.env);
    for (const header of response.headers.getSetCookie()) {
      this.#cookies.set(nameOf(pairOf(header)), pairOf(header));
      this.set.push(header);
    }
    return response;
  }
}

const every = (answer: string): string =>
  JSON.stringify(
    Object.fromEntries(["functional", "statistics", "marketing", "F", "S", "M"].map((key) => [key, answer])),
  );

/** How long a consent is valid, as the portal keeps it (spec: consent-18). */
const consentMs = 120 * 24 * 60 * 60 * 1000;

/** The visitor has answered the cookie dialog today, unless the state is about it. */
function setConsent(c: PreviewContext, preview: BrandPreview, scene: PreviewScene | undefined): void {
  const { consentCookie: name, aheadMs, asksAgain } = preview;
  if (name === undefined) return;
  const cookie = (value: string, rest = ""): void =>
    c.header("Set-Cookie", `${name}=${value}; Path=${forsikringBase}; SameSite=Lax${rest}`, { append: true });
  if (scene?.asksConsent === true || (asksAgain && aheadMs > consentMs)) cookie("", "; Max-Age=0");
  else if (!(c.req.header("Cookie") ?? "").includes(`${name}=`)) cookie(every("denied"));
}

/**
 * Leads to a page of a preview: `kunde`, `vei`, `til`, `tilstand`, the id of a state, and `dag`, the date and time in
 * Norway. Without `kunde`: not logged in; without `dag`: now.
 * What the visitor has changed as that customer stays, also when the page is loaded again.
 */
export async function enterPreview(c: PreviewContext, preview: BrandPreview | undefined): Promise<Response> {
  const simulator = preview?.simulator;
  if (preview === undefined || simulator === undefined) return c.text("Her er det ingen forhåndsvisning.\n", 404);
  // A visit that was given up for another one may not bring back its faults after those of the other.
  return preview.inTurn(() => enter(c, preview, simulator));
}

async function enter(c: PreviewContext, preview: BrandPreview, simulator: ServerApp): Promise<Response> {
  const { kunde = "", vei = "", til, tilstand, dag } = c.req.query();
  const scene = previewScenes.find(({ id }) => id === tilstand);
  const visit = new SimulatorVisit(c, simulator);
  const state: unknown = await (await visit.ask(simulatorPaths.control)).json();
  const session = isObject(state) ? state["session"] : undefined;
  // The back end keeps the session of a visitor whose cookie is gone.
  const hasCookie = (c.req.header("Cookie") ?? "").includes(`${cookieNames.session}=`);
  const isIn = hasCookie && isObject(session) && session["kunde"] === kunde && session["vei"] === vei;
  const isSameState = preview.sceneId === scene?.id && preview.day === dag;
  preview.sceneId = scene?.id;
  preview.setDay(dag);
  if (kunde !== "" && !(isIn && isSameState)) {
    // A new session in another state and on another day too: the portal drops the answers that it has stored, and asks
    // again. The page that is still shown goes on with its calls meanwhile, also as another customer: its cookie stays.
    const query = new URLSearchParams({ kunde, vei, behold: "1", ...(!isIn && { fersk: "1" }) });
    const login = await visit.ask(`${simulatorPaths.logIn}?${query}`);
    if (!login.ok && login.status !== 302) return login;
  }
  const seconds = scene?.sessionSeconds ?? usualSessionSeconds;
  await visit.ask(simulatorPaths.control, {
    faults: scene?.faults ?? [],
    latencyMs: scene?.latencyMs ?? 0,
    notices: scene?.notices ?? null,
    sessionSeconds: seconds,
    expiresInSeconds: seconds,
  });
  for (const header of visit.set) c.header("Set-Cookie", header, { append: true });
  if (kunde === "")
    for (const name of [cookieNames.session, cookieNames.app])
      c.header("Set-Cookie", `${name}=; Max-Age=0; Path=/`, { append: true });
  setConsent(c, preview, scene);
  return c.redirect(shownPath(til));
}
