import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { Select } from "../../parts/Select.tsx";
import { text } from "../../texts.ts";

interface CustomerSelectProps {
  readonly choices: PreviewChoices;
  readonly customer: string;
  readonly onChoose: (change: { readonly customer: string }) => void;
}

/** The customer of a previewed portal. */
export function CustomerSelect({ choices, customer, onChoose }: CustomerSelectProps) {
  return (
    <Select
      label={text("preview.customer")}
      value={customer}
      options={[
        ...choices.customers.map(({ id, name, summary }) => ({ value: id, text: `${name}: ${summary}` })),
        { value: "", text: text("preview.loggedOut") },
      ]}
      onChange={(chosen) => onChoose({ customer: chosen })}
    />
  );
}
