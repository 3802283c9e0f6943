import type { PageVisit } from "../pageVisit.ts";
import { portalPath } from "../portalPath.ts";
import { customerChoice, customerSelect, returnTo } from "./customerChoice.ts";
import { markup } from "#scripts/html/markup.ts";
import { page } from "./page.ts";

/** `/simulator/bankid`: the login app in the portal's frame. Logging in moves the whole window. */
export function bankidPage({ url }: PageVisit): Response {
  const body = markup`<h1>Logg inn med test-BankID</h1>
    <form action="/simulator/logg-inn" method="get" target="_top">
      <input type="hidden" name="vei" value="direkte" />
      ${returnTo(url)} ${customerSelect()}
      <p><button class="button" type="submit">Logg inn</button></p>
    </form>`;
  return page("Test-BankID", body, { look: "frame", script: "/simulator/bankid.js" });
}

/** `/simulator/nettbank`: the online bank, where customers come from and where logging out ends. */
export function nettbankPage({ url, brand }: PageVisit): Response {
  const loggedOut = url.searchParams.has("utlogget");
  const body = markup`${loggedOut && markup`<p class="notice" role="status">Du er logget ut av forsikring.</p>`}
    <h1>Eksempelbanken</h1>
    <p class="lead">
      Dette er en stedfortreder for nettbanken${brand && ` til ${brand.name}`}. Velg en kunde som er logget inn her, og
      gå videre til forsikring.
    </p>
    <form action="/simulator/logg-inn" method="get">
      <input type="hidden" name="vei" value="nettbank" />
      ${returnTo(url)} ${customerChoice()}
      <p class="submit"><button class="button" type="submit">Gå til forsikring</button></p>
    </form>`;
  return page(loggedOut ? "Logget ut – Eksempelbanken" : "Eksempelbanken", body, { look: "bank" });
}

/** `/simulator/mobilbank`: the bank's app. Going on marks the browser as the app. */
export function mobilbankPage({ url }: PageVisit): Response {
  const body = markup`<h1>Eksempelbanken i mobilen</h1>
    <p class="lead">Portalen åpnes som inne i bankens app, til du logger inn en annen vei.</p>
    <form action="/simulator/logg-inn" method="get">
      <input type="hidden" name="vei" value="mobilbank" />
      ${returnTo(url)} ${customerSelect()}
      <p><button class="button" type="submit">Forsikring</button></p>
    </form>`;
  return page("Eksempelbanken i mobilen", body, { look: "app" });
}

/** `/simulator/utlogget` and `/simulator/tidsavbrudd`: where the portal leaves people who are logged out. */
export function loggedOutPage({ url, brand }: PageVisit, title: string, text: string): Response {
  const back = portalPath(url.searchParams.get("til"), url);
  const body = markup`<h1>${title}</h1>
    <p class="lead">${text}</p>
    <p>
      <a class="button" href="${brand?.directLogin === false ? "/simulator/nettbank" : back}">Logg inn igjen</a>
    </p>`;
  return page(title, body);
}
