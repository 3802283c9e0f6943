import { allKjopsinnganger } from "#contract/kjopsinngang.ts";
import { AnbefalingerSection } from "#features/anbefalinger/AnbefalingerSection.tsx";
import { propsOf } from "#widgets/anbefalinger/Anbefalinger.tsx?props";
import { anbefalingAnswer, noAnbefalingAnswer } from "../../fixtures/anbefalingAnswers.ts";
import { type GivenAnswer, Answers } from "../../fixtures/Answers.tsx";
import type { GalleryEntry, GalleryState } from "../../GalleryEntry.ts";
import { shownCalls } from "../../state/shownCalls.ts";

const shown = new Set(allKjopsinnganger);

const state = (name: string, answer: GivenAnswer, held: readonly string[] = []): GalleryState => ({
  name,
  render: () => (
    <Answers answers={[answer]}>
      <AnbefalingerSection
        held={held}
        shown={shown}
        onShown={shownCalls.callback("onShown")}
        onChoose={shownCalls.callback("onChoose")}
      />
    </Answers>
  ),
});

export const entry: GalleryEntry = {
  id: "anbefalinger-oversikt",
  title: "Anbefalinger på oversikten",
  group: "Anbefalinger",
  description: [
    "Foreslår opptil tre forsikringer kunden ikke har fra før. Den som passer best, får det store kortet. Rabatter står på kvitteringen og ved tilbudene, ikke her.",
    "Bare produkter merket vil anbefale og kunden kan kjøpe på nett, blir vist. Kunder i kontrollgruppen ser ingenting, og det gjør heller ingen mens det er uklart hva de har.",
  ],
  docs: "recommendations",
  props: [propsOf("AnbefalingerProps")],
  states: [
    state("Tre anbefalinger", anbefalingAnswer("OVERSIKT", ["HUS", "REISE", "LIV", "BAAT"])),
    state("To anbefalinger", anbefalingAnswer("OVERSIKT", ["INNBO", "KJAELEDYR"])),
    state("En anbefaling", anbefalingAnswer("OVERSIKT", ["REISE"])),
    state(
      "Bilforsikring først: kampanjen, i merker som har en uten prosent",
      anbefalingAnswer("OVERSIKT", ["BIL", "HUS", "REISE"]),
    ),
    state("Ikke personlig (fallback)", anbefalingAnswer("OVERSIKT", [], { isFallback: true })),
    state("Kunne ikke hentes: ingenting vises", noAnbefalingAnswer("OVERSIKT", "failed")),
    state("Kontrollgruppe: ingenting vises", anbefalingAnswer("OVERSIKT", ["HUS"], { isControlGroup: true })),
    state("Henter: ingenting vises ennå", noAnbefalingAnswer("OVERSIKT", "pending")),
  ],
};
