import { styleBookId } from "#contract/gallery/styleBook.ts";
import type { GalleryEntry } from "../../GalleryEntry.ts";
import { StyleBook } from "./StyleBook.tsx";

export const entry: GalleryEntry = {
  id: styleBookId,
  title: "Stilbok",
  group: "Sider",
  description: [
    "Hele merket på én side: farger i par, palett, skrift, former, kontroller i hver tilstand, deler, logo og illustrasjoner.",
    "I studioet står den ved siden av en tidligere utgave eller et annet merke.",
  ],
  docs: "building-blocks",
  isPage: true,
  states: [{ name: "Hele merket", render: () => <StyleBook /> }],
};
