import type { FormInput } from "./analyticsEvent.ts";
import { portalText, type IsPortalText } from "./portalText.ts";

/** The analytics event of a changed field: which field, never its value. */
export function inputEvent(target: EventTarget | null, isPortalText: IsPortalText): FormInput | undefined {
  if (target instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(target.type)) {
    // Which choice it was is the customer's own.
    const name = target.type === "radio" ? target.closest("fieldset")?.querySelector("legend") : target.labels?.[0];
    const felt = portalText(name, isPortalText);
    return felt === undefined ? undefined : { kind: "formInput", felt };
  }
  if (
    !(
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    )
  )
    return undefined;
  const felt = portalText(target.labels?.[0], isPortalText);
  return felt === undefined ? undefined : { kind: "formInput", felt, verdi: target.value !== "" };
}
