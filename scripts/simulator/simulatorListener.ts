import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { getResponse } from "msw";
import { answerPage } from "./answerPage.ts";
import { forsikringBase, isPortalPath } from "#contract/basePath.ts";
import { apiBase } from "#contract/callNames.ts";
import { cookieNames, readCookies, setCookie } from "./cookies.ts";
import { createHandlers } from "./createHandlers.ts";
import { sendResponse, toRequest } from "./nodeHttp.ts";
import type { FindVisit } from "./respondTo.ts";
import type { SimulatorBrand } from "./simulatorBrand.ts";
import { createWorld } from "./world.ts";

/** Answers a request of a Node server; false: not for the simulator, nothing has been done. */
export type SimulatorListener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<boolean>;

interface ListenerOptions {
  /** The brands that are served; their hosts are `<id>.localhost`. */
  readonly brands: readonly SimulatorBrand[];
  /** The clock, milliseconds since 1970; the system's unless told. */
  readonly now?: () => number;
}

/** The API, the stand-in pages, the start page, and the places of other applications; never the portal itself. */
function isForSimulator(path: string): boolean {
  if (isPortalPath(path)) return false;
  return path === "/" || ["/api", "/simulator", forsikringBase].some((start) => `${path}/`.startsWith(`${start}/`));
}

/** The simulator as a listener for Node's http server or for a middleware chain. */
export function createSimulatorListener(options: ListenerOptions): SimulatorListener {
  const world = createWorld(options);
  const theBrandAt = (host: string) => world.brandAt(host) ?? (world.brands.length === 1 ? world.brands[0] : undefined);

  const findVisit: FindVisit = (request) => {
    const cookies = readCookies(request.headers.get("Cookie"));
    const brand = theBrandAt(new URL(request.url).host) ?? world.brands[0];
    if (!brand) throw new Error("The simulator has no brand.");
    return {
      visitor: world.visitor(cookies.get(cookieNames.visitor) ?? ""),
      brand,
      sessionCookie: cookies.get(cookieNames.session),
    };
  };
  const handlers = createHandlers(findVisit, world.now);

  return async (incoming, outgoing) => {
    const path = (incoming.url ?? "/").replace(/[?#].*$/, "");
    if (!isForSimulator(path)) return false;
    const known = readCookies(incoming.headers.cookie).get(cookieNames.visitor);
    const visitorId = known || randomUUID();
    const request = await toRequest(incoming, outgoing, `${cookieNames.visitor}=${visitorId}`);
    const isCall = path.startsWith(`${apiBase}/`);
    const response = isCall
      ? await getResponse(handlers, request)
      : answerPage({
          world,
          visitor: world.visitor(visitorId),
          brand: theBrandAt(new URL(request.url).host),
          url: new URL(request.url),
          method: request.method,
          body: await request.text(),
        });
    if (!response) return false;
    const newcomer = known ? [] : [setCookie(cookieNames.visitor, visitorId, { httpOnly: true })];
    await sendResponse(response, outgoing, newcomer);
    return true;
  };
}
