import { allCustomers, defaultCustomerId } from "../customers/allCustomers.ts";
import { type Html, markup } from "#scripts/html/markup.ts";

/** The customers as radio buttons, the default one chosen. */
export function customerChoice(): Html {
  const options = allCustomers.map(
    ({ id, name, summary }) =>
      markup`<label class="choice">
        <input type="radio" name="kunde" value="${id}" ${id === defaultCustomerId && markup`checked`} />
        <span><bdi class="name">${name}</bdi> <span class="quiet">${summary}</span></span>
      </label>`,
  );
  return markup`<fieldset>
    <legend>Kunde</legend>
    <div class="choices">${options}</div>
  </fieldset>`;
}

/** The customers as a drop-down list, for small places. */
export function customerSelect(): Html {
  const options = allCustomers.map(
    ({ id, name }) => markup`<option value="${id}" ${id === defaultCustomerId && markup`selected`}>${name}</option>`,
  );
  return markup`<label class="field"
    ><span>Testkunde</span>
    <select name="kunde">
      ${options}
    </select></label
  >`;
}

/** Keeps the wanted path over the login. */
export function returnTo(url: URL): Html {
  return markup`<input type="hidden" name="til" value="${url.searchParams.get("til") ?? ""}" />`;
}
