import { Amount } from "#ui/layout/Amount.tsx";
import { Stack } from "#ui/layout/Stack.ts";
import type { GalleryEntry } from "../../GalleryEntry.ts";

export const entry: GalleryEntry = {
  id: "belop",
  title: "Beløp",
  group: "Byggeklosser",
  description: [
    "Et tall med enheten sin, mindre og roligere enn tallet. Sifrene er like brede, så beløp under hverandre står rett.",
  ],
  docs: "building-blocks",
  props: [
    { name: "value", type: "string", meaning: "Tallet, skrevet for lesing." },
    { name: "unit", type: "string", meaning: "Hva det teller." },
    { name: "size", type: '"card" | "subtotal" | "total"', meaning: "På et kort, ved siden av en sum, eller en sum." },
  ],
  states: [
    { name: "På et kort", render: () => <Amount value="1 234,50" unit="kr/md" size="card" /> },
    { name: "Ved siden av en sum", render: () => <Amount value="14 814" unit="kr/år" size="subtotal" /> },
    { name: "Sum", render: () => <Amount value="1 234,50" unit="kr/md" size="total" /> },
    {
      name: "Under hverandre",
      render: () => (
        <Stack>
          <Amount value="1 111" unit="kr/md" size="card" />
          <Amount value="8 088" unit="kr/md" size="card" />
        </Stack>
      ),
    },
  ],
};
