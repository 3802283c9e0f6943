import type { HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono, type MiddlewareHandler } from "hono";
import { contextStorage, getContext } from "hono/context-storage";
import { getCookie, setCookie } from "hono/cookie";
import { getResponse } from "msw";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { baseFolder, forsikringBase, isPortalPath } from "#contract/basePath.ts";
import { noticesAddress } from "#contract/noticesAddress.ts";
import { simulatorPaths } from "../simulatorPaths.ts";
import { apiBase } from "#contract/callNames.ts";
import { changeState, emptyLog, readLog, showState } from "./control.ts";
import { cookieAttributes, cookieNames } from "./cookieNames.ts";
import { createHandlers } from "../calls/createHandlers.ts";
import type { FindCaller } from "../calls/callHandler.ts";
import { logInByLink } from "./logInByLink.ts";
import { elsewherePage } from "./pages/elsewherePage.ts";
import { bankidPage, loggedOutPage, mobilbankPage, nettbankPage } from "./pages/loginPages.ts";
import { messagePage } from "./pages/messagePage.ts";
import { skadesakerPage } from "./pages/skadesakerPage.ts";
import { startPage } from "./pages/startPage.ts";
import type { SimulatorContext, SimulatorEnv } from "./SimulatorContext.ts";
import { createWorld, type World, type WorldOptions } from "../world/world.ts";

/** An application that a Node server of ours can mount. */
export type ServerApp = Hono<{ Bindings: HttpBindings }>;

/** Finds the visitor by a cookie, which a new browser gets with its first answer. */
function identifyVisitor(world: World): MiddlewareHandler<SimulatorEnv> {
  const onlyBrand = world.brands.length === 1 ? world.brands[0] : undefined;
  return async (c, next) => {
    if (isPortalPath(c.req.path)) return next();
    const known = getCookie(c, cookieNames.visitor);
    const id = known || randomUUID();
    c.set("world", world);
    c.set("visitor", world.visitor(id));
    c.set("brand", world.brandAt(new URL(c.req.url).host) ?? onlyBrand);
    await next();
    if (!known) setCookie(c, cookieNames.visitor, id, { ...cookieAttributes(c), httpOnly: true });
  };
}

const setHeaders: MiddlewareHandler<SimulatorEnv> = async (c, next) => {
  if (isPortalPath(c.req.path)) return next();
  await next();
  if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  if (!c.res.headers.has("X-Content-Type-Options")) c.header("X-Content-Type-Options", "nosniff");
};

const findCaller: FindCaller = () => {
  const c = getContext<SimulatorEnv>();
  const brand = c.var.brand ?? c.var.world.brands[0];
  if (!brand) throw new Error("The simulator has no brand.");
  return { visitor: c.var.visitor, brand, sessionCookie: getCookie(c, cookieNames.session) };
};

const files = serveStatic<SimulatorEnv>({
  root: fileURLToPath(new URL("files", import.meta.url)),
  rewriteRequestPath: (path) => path.slice(simulatorPaths.base.length),
});

const toOverview = (c: SimulatorContext) => c.redirect(baseFolder);

/**
 * The simulator as an application for the server: the API, the start page, the login pages and stand-ins for other
 * applications. Never the portal itself.
 *
 * @param options the brands that are served, whose hosts are `<id>.localhost`, and the clock
 */
export function createSimulator(options: WorldOptions): ServerApp {
  const world = createWorld(options);
  const handlers = createHandlers(findCaller, world);
  const app = new Hono<SimulatorEnv>();
  const paths = ["/", "/api/*", `${simulatorPaths.base}/*`, `${forsikringBase}/*`];
  for (const path of paths) app.use(path, setHeaders);
  // Before the visitor is identified: a browser asks for the icon whenever it likes, and may have got another cookie
  // by the time of the answer.
  app.use(`${simulatorPaths.base}/*`, files);
  for (const path of paths) app.use(path, identifyVisitor(world));

  app.all(`${apiBase}/*`, contextStorage(), async (c) => {
    const response = await getResponse(handlers, c.req.raw.clone());
    if (response?.type !== "error") return response ?? c.notFound();
    c.env.outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  });
  app.get(noticesAddress, (c) => {
    const { notices } = world.visitor(getCookie(c, cookieNames.visitor) ?? "");
    if (notices === undefined) return c.notFound();
    // The portal goes by this clock.
    const date = new Date(world.now()).toUTCString();
    return c.body(notices, 200, {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-cache",
      Date: date,
    });
  });
  app.all("/api/*", (c) => c.json({ code: "UKJENT_KALL" }, 404));

  app.get("/", (c) => (world.brandAt(new URL(c.req.url).host) ? toOverview(c) : startPage(c)));
  app.get(simulatorPaths.base, startPage);
  app.get(simulatorPaths.logIn, logInByLink);
  app.get(simulatorPaths.bankid, bankidPage);
  app.get(simulatorPaths.nettbank, nettbankPage);
  app.get(simulatorPaths.mobilbank, mobilbankPage);
  app.get(`${simulatorPaths.base}/utlogget`, (c) => loggedOutPage(c, "Du er logget ut", "Velkommen tilbake."));
  app.get(`${simulatorPaths.base}/tidsavbrudd`, (c) =>
    loggedOutPage(c, "Økten er avsluttet", "Du ble logget ut fordi det gikk lang tid uten aktivitet."),
  );
  app.all(simulatorPaths.skadesaker, skadesakerPage);
  app.get(`${simulatorPaths.skadesaker}/feil`, (c) =>
    messagePage(
      c,
      200,
      "Vi fikk ikke sendt deg videre",
      "Skadesakene er ikke tilgjengelige akkurat nå. Prøv igjen senere.",
    ),
  );
  // The analytics service: takes every event and keeps none.
  app.all(`${simulatorPaths.base}/statistikk/*`, (c) => c.text("1"));
  app.get(simulatorPaths.control, showState);
  app.on(["PUT", "POST"], simulatorPaths.control, changeState);
  app.get(simulatorPaths.requests, readLog);
  app.delete(simulatorPaths.requests, emptyLog);
  for (const path of [simulatorPaths.page, `${simulatorPaths.base}/partner/*`, `${simulatorPaths.base}/meldskade/*`])
    app.all(path, elsewherePage);
  app.all(`${simulatorPaths.base}/*`, (c) =>
    messagePage(c, 404, "Siden finnes ikke", "Simulatoren har ingen side med denne adressen."),
  );

  for (const path of [forsikringBase, `${forsikringBase}/`]) app.get(path, toOverview);
  app.all(`${forsikringBase}/*`, (c, next) => (isPortalPath(c.req.path) ? next() : elsewherePage(c)));
  return new Hono<{ Bindings: HttpBindings }>().route("/", app);
}
