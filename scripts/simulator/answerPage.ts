import { readFileSync } from "node:fs";
import { baseFolder, forsikringBase } from "#contract/basePath.ts";
import { answerControl } from "./control.ts";
import { logInByLink } from "./logInByLink.ts";
import { elsewherePage } from "./pages/elsewherePage.ts";
import { bankidPage, loggedOutPage, mobilbankPage, nettbankPage } from "./pages/loginPages.ts";
import { messagePage } from "./pages/messagePage.ts";
import { skadesakerPage } from "./pages/skadesakerPage.ts";
import { startPage } from "./pages/startPage.ts";
import type { PageVisit } from "./pageVisit.ts";

type Answer = (visit: PageVisit) => Response;

const file = (name: string, type: string): Answer => {
  const bytes = readFileSync(new URL(`pages/${name}`, import.meta.url));
  return () => new Response(bytes, { headers: { "Content-Type": `${type}; charset=utf-8` } });
};

const toOverview: Answer = () => new Response(null, { status: 302, headers: { Location: baseFolder } });

const pages: Readonly<Record<string, Answer>> = {
  "/": (visit) => (visit.world.brandAt(visit.url.host) ? toOverview(visit) : startPage(visit.world, visit.url)),
  "/simulator": (visit) => startPage(visit.world, visit.url),
  "/simulator/stil.css": file("stil.css", "text/css"),
  "/simulator/ikon.svg": file("ikon.svg", "image/svg+xml"),
  "/simulator/bankid.js": file("bankid.js", "text/javascript"),
  "/simulator/logg-inn": logInByLink,
  "/simulator/bankid": bankidPage,
  "/simulator/nettbank": nettbankPage,
  "/simulator/mobilbank": mobilbankPage,
  "/simulator/utlogget": (visit) => loggedOutPage(visit, "Du er logget ut", "Velkommen tilbake."),
  "/simulator/tidsavbrudd": (visit) =>
    loggedOutPage(visit, "Økten er avsluttet", "Du ble logget ut fordi det gikk lang tid uten aktivitet."),
  "/simulator/skadesaker": skadesakerPage,
  "/simulator/skadesaker/feil": () =>
    messagePage(
      200,
      "Vi fikk ikke sendt deg videre",
      "Skadesakene er ikke tilgjengelige akkurat nå. Prøv igjen senere.",
    ),
  "/simulator/side": elsewherePage,
  [forsikringBase]: toOverview,
};

/** Folders in which every path has an answer. */
const folders: readonly (readonly [start: string, answer: Answer])[] = [
  ["/simulator/control", answerControl],
  ["/simulator/partner", elsewherePage],
  ["/simulator/meldskade", elsewherePage],
  [forsikringBase, elsewherePage],
];

/** Answers everything that is not a call of the API: pages, files, login links, control. */
export function answerPage(visit: PageVisit): Response {
  const path = visit.url.pathname.replace(/(?<=.)\/$/, "");
  const exact = Object.hasOwn(pages, path) ? pages[path] : undefined;
  const folder = folders.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1];
  const answer = exact ?? folder;
  if (answer) return answer(visit);
  if (path.startsWith("/api/")) return Response.json({ code: "UKJENT_KALL" }, { status: 404 });
  return messagePage(404, "Siden finnes ikke", "Simulatoren har ingen side med denne adressen.");
}
