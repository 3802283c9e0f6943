import { Badge } from "#ui/feedback/Badge.tsx";
import { propsOf } from "#ui/feedback/Badge.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";

export const entry: GalleryEntry = {
  id: "merkelapp",
  title: "Merkelapp",
  group: "Byggeklosser",
  description: [
    "En kort tilstand, for eksempel på et kort. Fargen står aldri alene: merket har alltid et tegn og et ord.",
  ],
  docs: "building-blocks",
  props: [propsOf("BadgeProps")],
  states: [
    { name: "Informasjon", render: () => <Badge variant="info">Fornyelse</Badge> },
    { name: "I orden", render: () => <Badge variant="success">Aktiv</Badge> },
    { name: "Venter", render: () => <Badge variant="warning">Midlertidig</Badge> },
    { name: "Avsluttes", render: () => <Badge variant="error">Avsluttes 31.12.2026</Badge> },
  ],
};
