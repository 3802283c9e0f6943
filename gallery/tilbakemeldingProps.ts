import type { GalleryProp } from "./GalleryEntry.ts";

/** What a feedback takes, whichever question it asks. */
export const tilbakemeldingProps: readonly GalleryProp[] = [
  {
    name: "question",
    type: '"gjort" | "fornoyd" | ValgSporsmal',
    meaning: "Hovedspørsmålet: ett av de to faste, eller et eget.",
  },
  {
    name: "send",
    type: "(answer: TilbakemeldingAnswer) => Promise<unknown>",
    standard: "ingenting",
    meaning: "Leverer et svar som kunden har sendt. Avvises løftet, kan kunden prøve igjen.",
  },
  {
    name: "onAnswer",
    type: "(answer: TilbakemeldingAnswer) => void",
    standard: "ingenting",
    meaning: "Får hvert svar: det som er sendt, og ett som ikke ble sendt før kunden forlot siden.",
  },
  {
    name: "oppfolging",
    type: "{ questions, onAnswers }",
    standard: "ingen",
    meaning: "Spørsmål som tilbys etterpå. Se Oppfølging.",
  },
  { name: "kontakt", type: "{ hasPhone?, onRequest }", standard: "ingen", meaning: "Et kontaktskjema til slutt." },
];
