import { placeholderOrigin } from "#contract/hosts/placeholderOrigin.ts";
import { useTranslation } from "react-i18next";
import type { Avtale } from "#domain/avtale/avtale.ts";
import type { AvtalerTotal, AvtalerView } from "#domain/avtale/avtalerView.ts";
import { Hint } from "#app/frame/loading/Hint.tsx";
import { AvtaleState } from "#features/avtaler/AvtaleState.tsx";
import { AvtalerTotalCard } from "#features/avtaler/AvtalerTotalCard.tsx";
import { Icon } from "#ui/graphics/Icon.tsx";
import { thingIcons } from "#ui/graphics/icons/thingIcons.ts";

/** An address that is replaced in every card. */
export const sampleAddress = `${placeholderOrigin}/`;

const sample: Avtale = { policyNumber: "0", description: "0", monthlyPriceOre: 0 };

/** Two agreements, without a name, that have between them both links that a card can have. */
export const sampleView: AvtalerView = {
  status: "list",
  rows: [
    { key: "own", avtale: sample },
    { key: "partner", avtale: { ...sample, systemSource: "EIKA_SKADE" } },
  ],
  notices: [],
  isPartial: false,
  total: undefined,
};

const states: Readonly<Record<string, Avtale>> = {
  underBehandling: { avtaleStatus: "PROCESSING" },
  avsluttes: { avtaleStatusDescription: "Til Annullasjon" },
  avsluttesDato: { avtaleStatusDescription: "Til Annullasjon", endDate: "2000-01-01" },
  midlertidig: { avtaleStatus: "PENDING", systemSource: "PROLIFE" },
  fornyelse: { avtaleStatus: "RENEWAL" },
};

const sums = { monthlyOre: 0, yearlyOre: 0 };

const totals: readonly AvtalerTotal[] = [
  { status: "pending" },
  { status: "complete", ...sums },
  { status: "soFar", ...sums },
  { status: "incomplete", ...sums },
];

/** Parts of the list of agreements that depend on the customer: one of each kind, for `src/boot/` to copy. */
export function SampleParts() {
  const { t } = useTranslation("avtaler");
  return (
    <>
      <p data-count="one">{t("count", { count: 1 })}</p>
      <p data-count="other">{t("count", { count: 0 })}</p>
      {Object.entries(states).map(([name, avtale]) => (
        <div key={name} data-badge={name}>
          <AvtaleState avtale={avtale} />
        </div>
      ))}
      {totals.map((total) => (
        <div key={total.status} data-total={total.status}>
          <AvtalerTotalCard total={total} Hint={Hint} />
        </div>
      ))}
      {Object.entries(thingIcons).map(([name, path]) => (
        <span key={name} data-icon={name}>
          <Icon path={path} />
        </span>
      ))}
    </>
  );
}
