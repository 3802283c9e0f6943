import { type SimulatorContext, urlOf } from "../SimulatorContext.ts";
import { portalPath, simulatorPaths } from "../../simulatorPaths.ts";
import { customerChoice, customerSelect, returnToField } from "./customerChoice.ts";
import { markup } from "#scripts/shared/text/markup.ts";
import { page } from "./page.ts";

/** `/simulator/bankid`: the login app in the portal's frame. Logging in navigates the whole window. */
export function bankidPage(c: SimulatorContext): Response {
  const body = markup`<h1>Logg inn med test-BankID</h1>
    <form action="${simulatorPaths.logIn}" method="get" target="_top">
      <input type="hidden" name="vei" value="direkte" />
      ${returnToField(c)} ${customerSelect()}
      <p><button class="button" type="submit">Logg inn</button></p>
    </form>`;
  return page(c, "Test-BankID", body, { look: "frame", script: `${simulatorPaths.bankid}.js` });
}

/** `/simulator/nettbank`: the online bank, where customers come from and where logout leads. */
export function nettbankPage(c: SimulatorContext): Response {
  const loggedOut = urlOf(c).searchParams.has("utlogget");
  const { brand } = c.var;
  const body = markup`${loggedOut && markup`<p class="notice" role="status">Du er logget ut av forsikring.</p>`}
    <h1>Eksempelbanken</h1>
    <p class="lead">
      Dette er en stedfortreder for nettbanken${brand && ` til ${brand.name}`}. Velg en kunde som er logget inn her, og
      gå videre til forsikring.
    </p>
    <form action="${simulatorPaths.logIn}" method="get">
      <input type="hidden" name="vei" value="nettbank" />
      ${returnToField(c)} ${customerChoice()}
      <p class="submit"><button class="button" type="submit">Gå til forsikring</button></p>
    </form>`;
  return page(c, loggedOut ? "Logget ut – Eksempelbanken" : "Eksempelbanken", body, { look: "bank" });
}

/** `/simulator/mobilbank`: the bank's app. The link into the portal marks the browser as the app. */
export function mobilbankPage(c: SimulatorContext): Response {
  const body = markup`<h1>Eksempelbanken i mobilen</h1>
    <p class="lead">Portalen åpnes som inne i bankens app, til du logger inn en annen vei.</p>
    <form action="${simulatorPaths.logIn}" method="get">
      <input type="hidden" name="vei" value="mobilbank" />
      ${returnToField(c)} ${customerSelect()}
      <p><button class="button" type="submit">Forsikring</button></p>
    </form>`;
  return page(c, "Eksempelbanken i mobilen", body, { look: "app" });
}

/** `/simulator/utlogget` and `/simulator/tidsavbrudd`: where the portal sends people after logout and timeout. */
export function loggedOutPage(c: SimulatorContext, title: string, text: string): Response {
  const back = portalPath(c.req.query("til"), urlOf(c));
  const body = markup`<h1>${title}</h1>
    <p class="lead">${text}</p>
    <p>
      <a class="button" href="${c.var.brand?.directLogin === false ? simulatorPaths.nettbank : back}">Logg inn igjen</a>
    </p>`;
  return page(c, title, body);
}
