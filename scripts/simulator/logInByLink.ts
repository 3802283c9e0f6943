import { defaultCustomerId } from "./customers/allCustomers.ts";
import { cookieNames, setCookie } from "./cookies.ts";
import { messagePage } from "./pages/messagePage.ts";
import type { PageVisit } from "./pageVisit.ts";
import { portalPath } from "./portalPath.ts";
import { isEntryChannel } from "./session.ts";

/** A whole number within limits, the fallback for nothing, undefined for anything else. */
function readNumber(text: string | null, fallback: number, max: number): number | undefined {
  if (text === null || text === "") return fallback;
  return /^\d{1,6}$/.test(text) && Number(text) <= max ? Number(text) : undefined;
}

const day = 86_400;

/**
 * `/simulator/logg-inn?merke=&kunde=&vei=&til=&sekunder=&forsinkelse=&fersk=`: logs in by a link and goes on to the portal.
 *
 * - `merke` brand id: goes to that brand's host first; not needed at a brand's host
 * - `kunde` customer id
 * - `vei` direkte, nettbank or mobilbank; else the way that the brand offers
 * - `til` where to go on, a path on the same host
 * - `sekunder` how long sessions last
 * - `forsinkelse` milliseconds before every answer
 * - `fersk=1` forgets what this browser changed before
 */
export function logInByLink({ url, visitor, brand, world }: PageVisit): Response {
  const asked = url.searchParams;
  const merke = asked.get("merke");
  const wanted = merke === null ? brand : world.brands.find(({ id }) => id === merke);
  if (!wanted) {
    const list = world.brands.map(({ id }) => id).join(", ");
    return messagePage(400, "Hvilket merke?", `Lenken må si hvilket merke det gjelder: ${list}.`);
  }
  if (wanted !== brand) {
    const there = new URL(url);
    there.hostname = `${wanted.id}.localhost`;
    return new Response(null, { status: 302, headers: { Location: there.href } });
  }
  const kunde = asked.get("kunde") || defaultCustomerId;
  const vei = asked.get("vei") || (brand.directLogin ? "direkte" : "nettbank");
  const sekunder = readNumber(asked.get("sekunder"), visitor.sessionSeconds, day);
  const forsinkelse = readNumber(asked.get("forsinkelse"), visitor.latencyMs, 60_000);
  if (!visitor.customer(kunde)) return messagePage(400, "Ukjent kunde", `Ingen testkunde heter «${kunde}».`);
  if (!isEntryChannel(vei))
    return messagePage(400, "Ukjent vei inn", "Veien inn er direkte, nettbank eller mobilbank.");
  if (sekunder === undefined || forsinkelse === undefined)
    return messagePage(400, "Ugyldig tall", "Sekunder og forsinkelse må være hele tall.");
  if (vei === "direkte" && !brand.directLogin)
    return messagePage(400, "Kommer alltid fra banken", `Kunder av ${brand.name} logger inn gjennom banken.`, {
      href: `/simulator/nettbank`,
      text: "Gå til nettbanken",
    });
  if (asked.get("fersk") === "1") visitor.reset();
  visitor.sessionSeconds = sekunder;
  visitor.latencyMs = forsinkelse;
  const session = visitor.logIn(kunde, vei);
  const headers = new Headers({ Location: portalPath(asked.get("til"), url) });
  headers.append("Set-Cookie", setCookie(cookieNames.session, session.cookie, { httpOnly: true }));
  headers.append("Set-Cookie", setCookie(cookieNames.xsrf, visitor.xsrfToken ?? ""));
  headers.append("Set-Cookie", setCookie(cookieNames.app, vei === "mobilbank" ? "true" : ""));
  return new Response(null, { status: 302, headers });
}
