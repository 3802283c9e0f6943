import { IkkeFunnetPage } from "#app/pages/feil/IkkeFunnetPage.tsx";
import type { GalleryEntry } from "../../GalleryEntry.ts";

export const entry: GalleryEntry = {
  id: "ikke-funnet",
  title: "Ikke funnet",
  group: "Sider",
  description: [
    "Vises på en adresse som ikke finnes i portalen. Kunden får veien tilbake til forsikringsoversikten, og besøket rapporteres, så døde lenker blir oppdaget.",
  ],
  docs: "error-pages",
  isPage: true,
  states: [{ name: "Innlogget", render: () => <IkkeFunnetPage /> }],
};
