import { SperrePage } from "@forsikringsportal/widgets/block-pages";

/** Insurance cannot be bought here by this customer. */
export function InsurancePage() {
  return <SperrePage type="utenlandskBosted" contactHref="tel:+4700000000" backHref="/" />;
}
