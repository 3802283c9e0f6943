import { CardSkeleton } from "#ui/feedback/CardSkeleton.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { propsOf } from "#ui/feedback/Skeleton.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";

const shapes = {
  text: "Tekst",
  label: "Ledetekst",
  title: "Overskrift",
  price: "Pris",
  total: "Sum",
  badge: "Merke",
  icon: "Ikon",
} as const;

export const entry: GalleryEntry = {
  id: "skjelett",
  title: "Skjelett",
  group: "Byggeklosser",
  description: [
    "En rolig plassholder med samme mål som det som kommer, så ingenting flytter seg. Den puster; står stille når bevegelse er slått av.",
    "Skjult for skjermlesere: stedet rundt sier at noe lastes.",
  ],
  docs: "building-blocks",
  props: [propsOf("SkeletonProps")],
  states: [
    ...(Object.keys(shapes) as (keyof typeof shapes)[]).map((shape) => ({
      name: shapes[shape],
      render: () => <Skeleton shape={shape} />,
    })),
    { name: "Kort", render: () => <CardSkeleton /> },
  ],
};
