import { loginUrlQuery } from "#api/loginUrl.ts";
import { InnloggingSection } from "#features/innlogging/InnloggingSection.tsx";
import { Answers } from "../../fixtures/Answers.tsx";
import type { GalleryEntry } from "../../GalleryEntry.ts";

const { queryKey } = loginUrlQuery();

export const entry: GalleryEntry = {
  id: "innlogging",
  title: "Innlogging",
  group: "Sider",
  description: [
    "BankID i en ramme, for merker der kunden logger inn direkte. Rammen vises bare i portalen: adressen kommer fra serveren. Her ser du hva som står der før den er hentet, og når den ikke kan hentes.",
  ],
  docs: "portal-sections",
  states: [
    {
      name: "Henter",
      render: () => (
        <Answers answers={[{ queryKey, outcome: "pending" }]}>
          <InnloggingSection />
        </Answers>
      ),
    },
    {
      name: "Adressen kunne ikke hentes",
      render: () => (
        <Answers answers={[{ queryKey, outcome: "failed" }]}>
          <InnloggingSection />
        </Answers>
      ),
    },
  ],
};
