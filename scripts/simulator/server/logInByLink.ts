import { localHostOf } from "#contract/hosts/localHost.ts";
import { isNoticeSample, sampleNotices } from "../world/sampleNotices.ts";
import { portalPath, simulatorPaths } from "../simulatorPaths.ts";
import { deleteCookie, setCookie } from "hono/cookie";
import { defaultCustomerId } from "../world/customers/allCustomers.ts";
import { cookieAttributes, cookieNames } from "./cookieNames.ts";
import { messagePage } from "./pages/messagePage.ts";
import { isEntryChannel } from "../world/session.ts";
import { type SimulatorContext, urlOf } from "./SimulatorContext.ts";

/** A whole number up to `max`; the fallback when missing or empty; undefined when invalid. */
function readNumber(text: string | undefined, fallback: number, max: number): number | undefined {
  if (text === undefined || text === "") return fallback;
  return /^\d{1,6}$/.test(text) && Number(text) <= max ? Number(text) : undefined;
}

const daySeconds = 86_400;

/**
 * `/simulator/logg-inn?merke=&kunde=&vei=&til=&sekunder=&forsinkelse=&melding=&fersk=&behold=`:
 * logs in and redirects to the portal.
 *
 * - `merke` brand id: redirects to that brand's host first; not needed at a brand's host
 * - `kunde` customer id
 * - `vei` direkte, nettbank or mobilbank; default: what the brand offers
 * - `til` the page to go to, a path on the same host
 * - `sekunder` how long sessions last
 * - `forsinkelse` milliseconds before every answer
 * - `melding` notices to try, a name of `sampleNotices.ts`; empty: those of the release
 * - `fersk=1` forgets what this browser changed before
 * - `behold=1` keeps the cookie of the session before: calls of another page that are under way are answered
 */
export function logInByLink(c: SimulatorContext): Response {
  const { visitor, brand, world } = c.var;
  const url = urlOf(c);
  const query = c.req.query();
  const wanted = query["merke"] === undefined ? brand : world.brands.find(({ id }) => id === query["merke"]);
  if (!wanted) {
    const list = world.brands.map(({ id }) => id).join(", ");
    return messagePage(c, 400, "Hvilket merke?", `Lenken må si hvilket merke det gjelder: ${list}.`);
  }
  if (wanted !== brand) {
    url.hostname = localHostOf(wanted.id);
    return c.redirect(url.href);
  }
  const kunde = query["kunde"] || defaultCustomerId;
  const vei = query["vei"] || (brand.directLogin ? "direkte" : "nettbank");
  const sekunder = readNumber(query["sekunder"], visitor.sessionSeconds, daySeconds);
  const forsinkelse = readNumber(query["forsinkelse"], visitor.latencyMs, 60_000);
  if (!visitor.customer(kunde)) return messagePage(c, 400, "Ukjent kunde", `Ingen testkunde heter «${kunde}».`);
  if (!isEntryChannel(vei))
    return messagePage(c, 400, "Ukjent vei inn", "Veien inn er direkte, nettbank eller mobilbank.");
  if (sekunder === undefined || forsinkelse === undefined)
    return messagePage(c, 400, "Ugyldig tall", "Sekunder og forsinkelse må være hele tall.");
  if (vei === "direkte" && !brand.directLogin)
    return messagePage(c, 400, "Kommer alltid fra banken", `Kunder av ${brand.name} logger inn gjennom banken.`, {
      href: simulatorPaths.nettbank,
      text: "Gå til nettbanken",
    });
  const melding = query["melding"];
  if (melding && !isNoticeSample(melding))
    return messagePage(c, 400, "Ukjent driftsmelding", `Ingen melding å prøve heter «${melding}».`);
  const cookie = query["behold"] === "1" ? visitor.session?.cookie : undefined;
  if (query["fersk"] === "1") visitor.reset();
  visitor.sessionSeconds = sekunder;
  visitor.latencyMs = forsinkelse;
  if (melding !== undefined)
    visitor.notices = isNoticeSample(melding) ? JSON.stringify(sampleNotices(melding, world.now())) : undefined;
  const session = visitor.logIn(kunde, vei, cookie);
  setCookie(c, cookieNames.session, session.cookie, { ...cookieAttributes(c), httpOnly: true });
  setCookie(c, cookieNames.xsrf, visitor.xsrfToken ?? "", cookieAttributes(c));
  if (vei === "mobilbank") setCookie(c, cookieNames.app, "true", cookieAttributes(c));
  else deleteCookie(c, cookieNames.app);
  return c.redirect(portalPath(query["til"], url));
}
