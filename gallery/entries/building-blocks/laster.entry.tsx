import { Loader } from "#ui/feedback/Loader.tsx";
import { propsOf } from "#ui/feedback/Loader.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";

export const entry: GalleryEntry = {
  id: "laster",
  title: "Laster",
  group: "Byggeklosser",
  description: [
    "Sier at noe er underveis, der det ikke finnes et skjelett. Teksten leses opp; er det ikke noe bedre å si, er den «Vennligst vent».",
  ],
  docs: "building-blocks",
  props: [propsOf("LoaderProps")],
  states: [
    { name: "Vanlig", render: () => <Loader text="Vennligst vent" /> },
    { name: "Med egen tekst", render: () => <Loader text="Oppdaterer adresse" /> },
    { name: "Hele siden", render: () => <Loader text="Vennligst vent" fullScreen /> },
  ],
};
