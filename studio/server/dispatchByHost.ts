import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { originOfSite, type StudioSite } from "#studio/document/addresses/StudioSite.ts";
import type { ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import { hostOf } from "./access/hostsOf.ts";
import { messagePage } from "./messagePage.ts";

/** An app, as far as it answers. */
type Answers = Pick<ServerApp, "fetch">;

interface HostApps {
  /** Where the studio is, without a workplace. */
  readonly site: () => StudioSite;
  /** Answers at the studio's own host. */
  readonly studio: Answers;
  /** Answers at the hosts of workplaces. Left out: there are none. */
  readonly work?: (c: Context<{ Bindings: HttpBindings }>, work: string) => Response | Promise<Response>;
  /** Answers at the hosts of previews. */
  readonly previews: Answers;
  /** What is said besides, in bokmål: at a host that is none of these, and when something is broken. */
  readonly words: { readonly foreign: string; readonly failed: string };
}

/** Everything on one port: the host name decides which app answers. */
export function dispatchByHost({ site, studio, work, previews, words }: HostApps): ServerApp {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (c, next) => {
    // A service worker would answer for its host when the session, or the link, has ended.
    if (c.req.header("Service-Worker") !== undefined) return c.body(null, 403);
    return next();
  });
  app.all("*", (c) => {
    const host = hostOf(c.req.header("Host"), site());
    if (host.kind === "studio") return studio.fetch(c.req.raw, c.env);
    if (host.kind === "work" && work !== undefined) return work(c, host.work);
    if (host.kind === "preview") return previews.fetch(c.req.raw, c.env);
    if (host.kind === "typed" && c.req.method === "GET") {
      const { pathname, search } = new URL(c.req.url);
      return c.redirect(`${originOfSite(site())}/${pathname.replace(/^\/+/, "")}${search}`);
    }
    return messagePage(c, 403, "Ukjent adresse", words.foreign);
  });
  app.onError((error, c) => {
    if (!c.req.raw.signal.aborted) console.error(error);
    return messagePage(c, 500, "Noe gikk galt", words.failed);
  });
  return app;
}
