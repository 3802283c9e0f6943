import { useState } from "react";
import { Button } from "#ui/controls/Button.tsx";
import { Countdown } from "#ui/feedback/Countdown.tsx";
import { propsOf } from "#ui/feedback/Countdown.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";
import { shownCalls } from "../../state/shownCalls.ts";

interface ExampleProps {
  readonly seconds: number;
  readonly paused?: boolean;
}

function Example({ seconds, paused }: ExampleProps) {
  const [endsAtMs] = useState(() => Date.now() + seconds * 1000);
  return (
    <Countdown
      endsAtMs={endsAtMs}
      paused={paused}
      text={(left) =>
        left === 0 ? "Tiden er ute" : `Tilbudet gjelder i ${left} ${left === 1 ? "sekund" : "sekunder"}`
      }
      onEnd={shownCalls.callback("onEnd")}
    />
  );
}

function PausableExample() {
  const [paused, setPaused] = useState(false);
  return (
    <>
      <Example seconds={120} paused={paused} />
      <Button variant="secondary" onClick={() => setPaused(!paused)}>
        {paused ? "Fortsett" : "Ta en pause"}
      </Button>
    </>
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
    { name: "Med pause", render: () => <PausableExample /> },
  ],
};
