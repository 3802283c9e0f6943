import { useState } from "react";
import { Countdown } from "#ui/feedback/Countdown.tsx";
import type { GalleryEntry } from "../../GalleryEntry.ts";
import { shownCalls } from "../../state/shownCalls.ts";

function Example({ seconds }: { readonly seconds: number }) {
  const [endsAtMs] = useState(() => Date.now() + seconds * 1000);
  return (
    <Countdown
      endsAtMs={endsAtMs}
      text={(left) => (left === 0 ? "Tiden er ute" : `Tilbudet gjelder i ${left} sekunder`)}
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
  props: [
    { name: "endsAtMs", type: "number", meaning: "Tidspunktet, slik Date.now() gir det." },
    { name: "text", type: "(secondsLeft: number) => string", meaning: "Det som står der." },
    { name: "spokenText", type: "(secondsLeft: number) => string", standard: "text", meaning: "Det som leses opp." },
    { name: "spokenAt", type: "number[]", standard: "60, 30, 10, 0", meaning: "Sekundene da det leses opp." },
    { name: "onEnd", type: "() => void", meaning: "Tidspunktet er kommet. Kalles én gang." },
  ],
  states: [
    { name: "To minutter igjen", render: () => <Example seconds={120} /> },
    { name: "Ti sekunder igjen", render: () => <Example seconds={10} /> },
    { name: "Over", render: () => <Example seconds={0} /> },
  ],
};
