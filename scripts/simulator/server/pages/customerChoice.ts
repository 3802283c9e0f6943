import { allCustomers, defaultCustomerId } from "../../world/customers/allCustomers.ts";
import { type Html, markup } from "#scripts/shared/text/markup.ts";
import type { SimulatorContext } from "../SimulatorContext.ts";

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

/** The customers as a drop-down list, where space is short. */
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

/** Carries `til`, the page to return to, through the login. */
export function returnToField(c: SimulatorContext): Html {
  return markup`<input type="hidden" name="til" value="${c.req.query("til") ?? ""}" />`;
}
