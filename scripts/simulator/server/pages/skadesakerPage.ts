import { baseFolder } from "#contract/basePath.ts";
import type { SimulatorContext } from "../SimulatorContext.ts";
import { markup } from "#scripts/shared/text/markup.ts";
import { messagePage } from "./messagePage.ts";
import { page } from "./page.ts";

const tokenField = "jumpsst";

/** Enough of a token to see that there is one. */
const mask = (token: string) => `${token.slice(0, 4)}… (${token.length} tegn)`;

/** `/simulator/skadesaker`: the claims cases; receives the form of the single-sign-on hop. */
export async function skadesakerPage(c: SimulatorContext): Promise<Response> {
  if (c.req.method !== "POST")
    return messagePage(c, 405, "Skadesaker", "Hit kommer du med et skjema fra portalen, ikke med en lenke.");
  const fields = new URLSearchParams(await c.req.text());
  if (!fields.get(tokenField)) return messagePage(c, 403, "Skadesaker", "Skjemaet manglet autentiseringstoken.");
  const rows = [...fields].map(
    ([name, value]) =>
      markup`<tr>
        <th scope="row">${name}</th>
        <td>${name === tokenField ? mask(value) : value}</td>
      </tr>`,
  );
  const content = markup`<h1>Skadesaker</h1>
    <p class="lead">Du er logget inn i skadesakene. Dette kom med fra portalen:</p>
    <table>
      <thead>
        <tr>
          <th scope="col">Felt</th>
          <th scope="col">Verdi</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
    <p><a class="button" href="${baseFolder}">Tilbake til forsikringsoversikten</a></p>`;
  return page(c, "Skadesaker", content);
}
