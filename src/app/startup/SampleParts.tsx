import type { AvtalerView } from "#domain/avtale/avtalerView.ts";
import { YearHint } from "#features/avtaler/AvtalerTotals.tsx";
import { cardLooks } from "#features/avtaler/cardLooks.tsx";

/** A list of agreements with one card, as the page shows it. */
export const sampleView: AvtalerView = {
  status: "list",
  rows: [{ key: "sample", id: "sample", avtale: {} }],
  notices: [],
  isPartial: false,
  total: undefined,
};

/** Every part of a card, for `src/boot/` to copy. The content of a part takes the place of its `<slot>`. */
export function SampleParts() {
  return (
    <>
      {Object.entries(cardLooks).map(([name, Look]) => (
        <div key={name} data-look={name}>
          <Look>
            <slot />
          </Look>
        </div>
      ))}
      <div data-look="yearHint">
        <YearHint />
      </div>
    </>
  );
}
