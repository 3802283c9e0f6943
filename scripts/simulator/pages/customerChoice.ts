import { allCustomers, defaultCustomerId } from "../customers/allCustomers.ts";
import { html } from "./html.ts";
import type { Html } from "./html.ts";

/** The customers as radio buttons, the default one chosen. */
export function customerChoice(): Html {
  const options = allCustomers.map(
    ({ id, name, summary }) =>
      html`<label class="choice">
        <input type="radio" name="kunde" value="${id}" ${id === defaultCustomerId && html`checked`} />
        <span><bdi class="name">${name}</bdi> <span class="quiet">${summary}</span></span>
      </label>`,
  );
  return html`<fieldset>
    <legend>Kunde</legend>
    <div class="choices">${options}</div>
  </fieldset>`;
}

/** The customers as a drop-down list, for small places. */
export function customerSelect(): Html {
  const options = allCustomers.map(
    ({ id, name }) => html`<option value="${id}" ${id === defaultCustomerId && html`selected`}>${name}</option>`,
  );
  return html`<label class="field"
    ><span>Testkunde</span>
    <select name="kunde">
      ${options}
    </select></label
  >`;
}

/** Keeps the wanted path over the login. */
export function returnTo(url: URL): Html {
  return html`<input type="hidden" name="til" value="${url.searchParams.get("til") ?? ""}" />`;
}
