import { akseptAddress, fakturaAddress, helseerklaeringAddress } from "#contract/applicationAddresses.ts";
import { dokumenterAddress } from "#contract/dokumenterAddress.ts";
import { baseFolder, forsikringBase } from "#contract/basePath.ts";
import { type SimulatorContext, urlOf } from "../SimulatorContext.ts";
import { markup } from "#scripts/shared/text/markup.ts";
import { simulatorPaths } from "../../simulatorPaths.ts";
import { page } from "./page.ts";

/** Other applications below `forsikringBase`, by the beginning of their path. */
const applications: readonly (readonly [start: string, title: string])[] = [
  [fakturaAddress, "Faktura"],
  [dokumenterAddress, "Dokumenter"],
  [akseptAddress, "Aksepter tilbud"],
  [helseerklaeringAddress, "Helseerklæring"],
  [`${forsikringBase}/liv`, "Liv og helse"],
  [`${forsikringBase}/motor`, "Kjøretøy"],
  [`${forsikringBase}/skade/mangler-detaljer`, "Detaljer mangler"],
  [`${forsikringBase}/skade`, "Skadeforsikring"],
  [`${forsikringBase}/detaljer`, "Avtaledetaljer"],
  [`${simulatorPaths.base}/partner/avtale`, "Avtale hos samarbeidspartner"],
  [`${simulatorPaths.base}/partner/innboks`, "Innboks hos samarbeidspartner"],
  [`${simulatorPaths.base}/partner`, "Samarbeidspartner"],
  [`${simulatorPaths.base}/meldskade`, "Meld skade"],
];

/** The page in place of another application: it shows the address that the portal led to. */
export function elsewherePage(c: SimulatorContext): Response {
  const url = urlOf(c);
  const named = url.searchParams.get("navn");
  const known = applications.find(([start]) => url.pathname === start || url.pathname.startsWith(`${start}/`));
  const title = named ?? known?.[1] ?? "En annen tjeneste";
  const query = [...url.searchParams].filter(([name]) => name !== "navn");
  const content = markup`<p class="quiet">Stedfortreder for en annen tjeneste</p>
    <h1>${title}</h1>
    <p class="lead">Her slutter portalen. Du kom til denne adressen:</p>
    <p class="address"><code>${url.pathname}</code></p>
    ${
      query.length > 0 &&
      markup`<dl>
        ${query.map(
          ([name, value]) =>
            markup`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>`
    }
    <p><a class="button" href="${baseFolder}">Tilbake til forsikringsoversikten</a></p>`;
  return page(c, title, content);
}
