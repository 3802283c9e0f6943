import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { Select } from "../../parts/Select.tsx";
import { text } from "../../texts.ts";

interface CustomerSelectProps {
  readonly choices: PreviewChoices;
  readonly customer: string;
  readonly onChoose: (change: { readonly customer: string }) => void;
}

/** The customer of a previewed portal. Those with faults or odd data are at the end, by what they are for. */
export function CustomerSelect({ choices, customer, onChoose }: CustomerSelectProps) {
  const usual = choices.customers.filter(({ isForTesting }) => isForTesting !== true);
  const odd = choices.customers.filter(({ isForTesting }) => isForTesting === true);
  return (
    <Select
      label={text("preview.customer")}
      value={customer}
      options={[
        ...usual.map(({ id, name, summary }) => ({ value: id, text: `${name}: ${summary}` })),
        { value: "", text: text("preview.loggedOut") },
        ...odd.map(({ id, summary }) => ({ value: id, text: summary, group: text("preview.customer.odd") })),
      ]}
      onChange={(chosen) => onChoose({ customer: chosen })}
    />
  );
}
