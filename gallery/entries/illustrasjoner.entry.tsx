import styled from "styled-components";
import { brokenUmbrellaDrawing } from "#ui/graphics/illustrations/brokenUmbrellaDrawing.ts";
import type { Drawing } from "#ui/graphics/illustrations/drawing.ts";
import { emptyFolderDrawing } from "#ui/graphics/illustrations/emptyFolderDrawing.ts";
import { Illustration } from "#ui/graphics/illustrations/Illustration.tsx";
import { memberDrawing } from "#ui/graphics/illustrations/memberDrawing.ts";
import { signpostDrawing } from "#ui/graphics/illustrations/signpostDrawing.ts";
import { thingDrawings } from "#ui/graphics/illustrations/thingDrawings.ts";
import type { GalleryEntry } from "../GalleryEntry.ts";

const drawings: Readonly<Record<string, Drawing>> = {
  Kjøretøy: thingDrawings.car,
  "Hus og hytte": thingDrawings.house,
  Reise: thingDrawings.suitcase,
  "Innbo og ting": thingDrawings.sofa,
  "Liv og helse": thingDrawings.people,
  Båt: thingDrawings.boat,
  Dyr: thingDrawings.pets,
  Medlemsfordeler: memberDrawing,
  "Ingenting å vise": emptyFolderDrawing,
  "Noe har gått galt": brokenUmbrellaDrawing,
  "Siden finnes ikke": signpostDrawing,
};

const Frame = styled.div`
  max-width: 15rem;
`;

export const entry: GalleryEntry = {
  id: "illustrasjoner",
  title: "Illustrasjoner",
  group: "Byggeklosser",
  description: [
    "Tegnet av oss, med én hånd, i merkets toner. Til pynt: skjult for skjermlesere, og aldri det eneste som sier noe.",
  ],
  docs: "building-blocks",
  props: [{ name: "drawing", type: "Drawing", meaning: "Hva som er tegnet." }],
  states: Object.entries(drawings).map(([name, drawing]) => ({
    name,
    render: () => (
      <Frame>
        <Illustration drawing={drawing} />
      </Frame>
    ),
  })),
};
