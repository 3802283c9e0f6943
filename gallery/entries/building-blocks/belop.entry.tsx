import { Amount } from "#ui/layout/Amount.tsx";
import { Stack } from "#ui/layout/Stack.ts";
import { propsOf } from "#ui/layout/Amount.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";

export const entry: GalleryEntry = {
  id: "belop",
  title: "Beløp",
  group: "Byggeklosser",
  description: [
    "Et tall med enheten sin, mindre og roligere enn tallet. Sifrene er like brede, så beløp under hverandre står rett.",
  ],
  docs: "building-blocks",
  props: [propsOf("AmountProps")],
  states: [
    {
      name: "På et kort",
      render: () => <Amount value="1 234,50" unit="kr/md" spokenUnit="kroner i måneden" size="card" />,
    },
    {
      name: "Ved siden av en sum",
      render: () => <Amount value="14 814" unit="kr/år" spokenUnit="kroner i året" size="subtotal" />,
    },
    { name: "Sum", render: () => <Amount value="1 234,50" unit="kr/md" spokenUnit="kroner i måneden" size="total" /> },
    {
      name: "I en linje",
      render: () => (
        <p>
          3 forsikringer, <Amount value="843" unit="kr/md" spokenUnit="kroner i måneden" size="text" />
        </p>
      ),
    },
    {
      name: "Under hverandre",
      render: () => (
        <Stack>
          <Amount value="1 111" unit="kr/md" spokenUnit="kroner i måneden" size="card" />
          <Amount value="8 088" unit="kr/md" spokenUnit="kroner i måneden" size="card" />
        </Stack>
      ),
    },
  ],
};
