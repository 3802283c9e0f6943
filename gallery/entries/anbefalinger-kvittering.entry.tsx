import { allKjopsinnganger } from "#domain/kjopsinnganger.ts";
import { AnbefalingerSection } from "#features/anbefalinger/AnbefalingerSection.tsx";
import { anbefalingAnswer, noAnbefalingAnswer } from "../anbefalingAnswers.ts";
import { anbefalingProps } from "../anbefalingProps.ts";
import { type Answer, Answers } from "../Answers.tsx";
import type { GalleryEntry, GalleryState } from "../GalleryEntry.ts";
import { shownCalls } from "../shownCalls.ts";

const shown = new Set(allKjopsinnganger);

const state = (name: string, answer: Answer): GalleryState => ({
  name,
  render: () => (
    <Answers answers={[answer]}>
      <AnbefalingerSection
        bought="BIL"
        held={[]}
        shown={shown}
        onShown={shownCalls.callback("onShown")}
        onChoose={shownCalls.callback("onChoose")}
      />
    </Answers>
  ),
});

export const entry: GalleryEntry = {
  id: "anbefalinger-kvittering",
  title: "Anbefalinger på kvitteringen",
  group: "Anbefalinger",
  description: [
    "Står på kvitteringen etter et kjøp: et stort kort med samlerabatten, opptil fire mindre, og en lenke til alt vi selger.",
    "Kjøpsløypen sier hva kunden nettopp kjøpte og hva kunden har fra før. Merket kan ha en egen liste for hva som passer til hvert produkt.",
  ],
  docs: "recommendations",
  props: anbefalingProps,
  states: [
    state("Fem anbefalinger", anbefalingAnswer("BIL", ["HUS", "REISE", "LIV", "INNBO", "BAAT", "UFORE"])),
    state("Tre anbefalinger", anbefalingAnswer("BIL", ["INNBO", "REISE", "BARN"])),
    state("En anbefaling", anbefalingAnswer("BIL", ["REISE"])),
    state("Ikke personlig (fallback)", anbefalingAnswer("BIL", [], { isFallback: true })),
    state("Kunne ikke hentes", noAnbefalingAnswer("BIL", "failed")),
    state("Kontrollgruppe: ingenting vises", anbefalingAnswer("BIL", ["HUS"], { isControlGroup: true })),
  ],
};
