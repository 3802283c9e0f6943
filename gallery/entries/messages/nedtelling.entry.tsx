import { useState } from "react";
import { Countdown } from "#ui/feedback/Countdown.tsx";
import { propsOf } from "#ui/feedback/Countdown.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";
import { shownCalls } from "../../state/shownCalls.ts";

function Example({ seconds }: { readonly seconds: number }) {
  const [endsAtMs] = useState(() => Date.now() + seconds * 1000);
  return (
    <Countdown
      endsAtMs={endsAtMs}
      text={(left) =>
        left === 0 ? "Tiden er ute" : `Tilbudet gjelder i ${left} ${left === 1 ? "sekund" : "sekunder"}`
      }
      onEnd={shownCalls.callback("onEnd")}
    />
  );
}

export const entry: GalleryEntry = {
  id: "nedtelling",
  title: "Nedtelling",
  group: "Meldinger",
  description: [
    "Teller ned til et tidspunkt. Tallet regnes ut fra klokken hvert sekund, så en maskin som har sovet, viser det riktige med en gang.",
    "Tallet er for øyet: skjermlesere hører det ved 60, 30, 10 og 0 sekunder.",
  ],
  docs: "countdown",
  props: [propsOf("CountdownProps")],
  states: [
    { name: "To minutter igjen", render: () => <Example seconds={120} /> },
    { name: "Ti sekunder igjen", render: () => <Example seconds={10} /> },
    { name: "Over", render: () => <Example seconds={0} /> },
  ],
};
