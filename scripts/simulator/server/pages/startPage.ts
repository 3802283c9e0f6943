import { localHostOf } from "#contract/hosts/localHost.ts";
import type { NoticeSample } from "../../world/sampleNotices.ts";
import { simulatorPaths } from "../../simulatorPaths.ts";
import { galleryBase } from "#contract/gallery/galleryBase.ts";
import { baseFolder } from "#contract/basePath.ts";
import { type SimulatorContext, urlOf } from "../SimulatorContext.ts";
import { customerChoice } from "./customerChoice.ts";
import { markup } from "#scripts/shared/text/markup.ts";
import { page } from "./page.ts";

const sessionLengths = [
  { seconds: 1800, text: "30 minutter" },
  { seconds: 300, text: "5 minutter" },
  { seconds: 75, text: "75 sekunder, for å se varselet" },
];

const delays = [
  { ms: 0, text: "Ingen" },
  { ms: 800, text: "Litt treg (0,8 s)" },
  { ms: 4000, text: "Svært treg (4 s)" },
];

const noticeChoices: readonly { readonly id: NoticeSample | ""; readonly text: string }[] = [
  { id: "", text: "Ingen" },
  { id: "info", text: "Informasjon, som kan lukkes" },
  { id: "warning", text: "Advarsel" },
  { id: "outage", text: "Driftsstans" },
  { id: "alle", text: "Alle tre" },
  { id: "kjop", text: "Kjøp er stengt" },
  { id: "profil", text: "Profilen er stengt" },
  { id: "tilbud", text: "Tilbudene er stengt" },
  { id: "tilbakemelding", text: "Tilbakemelding er stengt" },
];

const entryChannels = [
  { id: "", name: "Slik merket pleier", hint: "Direkte der det går, ellers nettbanken" },
  { id: "direkte", name: "Direkte", hint: "BankID på merkets egen side" },
  { id: "nettbank", name: "Nettbank", hint: "Kunden er allerede logget inn i banken" },
  { id: "mobilbank", name: "Mobilbank", hint: "Inne i bankens app" },
];

/** `http://localhost:<port>/`: choose a brand, a customer and an entry channel. */
export function startPage(c: SimulatorContext): Response {
  const { world } = c.var;
  const { port } = urlOf(c);
  const portal = (id: string) => `http://${localHostOf(id)}:${port}${baseFolder}`;
  const brands = world.brands.map(
    ({ id, name, directLogin }, at) =>
      markup`<label class="choice">
        <input type="radio" name="merke" value="${id}" ${at === 0 && markup`checked`} />
        <span
          ><span class="name">${name}</span>
          <span class="quiet">${directLogin ? "Egen innlogging" : "Bare gjennom banken"}</span></span
        >
      </label>`,
  );
  const channelChoices = entryChannels.map(
    ({ id, name, hint }, at) =>
      markup`<label class="choice">
        <input type="radio" name="vei" value="${id}" ${at === 0 && markup`checked`} />
        <span><span class="name">${name}</span> <span class="quiet">${hint}</span></span>
      </label>`,
  );
  const body = markup`<h1>Hvem vil du være i dag?</h1>
    <p class="lead">
      Velg et merke og en testkunde. Alt du endrer, blir husket i denne nettleseren til du starter på nytt. Ingen andre
      ser det.
    </p>
    <form action="${simulatorPaths.logIn}" method="get">
      <fieldset>
        <legend>Merke</legend>
        <div class="choices compact">${brands}</div>
      </fieldset>
      ${customerChoice()}
      <fieldset>
        <legend>Vei inn</legend>
        <div class="choices compact">${channelChoices}</div>
      </fieldset>
      <div class="fields">
        <label class="field"
          ><span>Økten varer</span>
          <select name="sekunder">
            ${sessionLengths.map(({ seconds, text }) => markup`<option value="${seconds}">${text}</option>`)}
          </select></label
        >
        <label class="field"
          ><span>Forsinkelse på svarene</span>
          <select name="forsinkelse">
            ${delays.map(({ ms, text }) => markup`<option value="${ms}">${text}</option>`)}
          </select></label
        >
        <label class="field"
          ><span>Driftsmeldinger</span>
          <select name="melding">
            ${noticeChoices.map(({ id, text }) => markup`<option value="${id}">${text}</option>`)}
          </select></label
        >
      </div>
      <label class="choice plain"
        ><input type="checkbox" name="fersk" value="1" /> <span>Start på nytt: glem det jeg har endret før</span></label
      >
      <p class="submit"><button class="button" type="submit">Logg inn</button></p>
    </form>
    <section>
      <h2>Åpne uten å logge inn</h2>
      <ul class="links">
        ${world.brands.map(({ id, name }) => markup`<li><a href="${portal(id)}">${name}</a></li>`)}
      </ul>
    </section>
    <section>
      <h2>Slå opp</h2>
      <ul class="links">
        <li><a href="${galleryBase}">Galleriet: alle byggeklosser og sider, i alle tilstander</a></li>
      </ul>
    </section>`;
  return page(c, "Forsikringsportalen: velg merke og kunde", body);
}
