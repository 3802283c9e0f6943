import { SystemMessage } from "#ui/feedback/SystemMessage.tsx";
import { propsOf } from "#ui/feedback/SystemMessage.tsx?props";
import type { GalleryEntry } from "../../GalleryEntry.ts";
import { shownCalls } from "../../state/shownCalls.ts";

export const entry: GalleryEntry = {
  id: "systemmelding",
  title: "Systemmelding",
  group: "Meldinger",
  description: [
    "En melding om tjenesten, fra kant til kant øverst på siden: planlagt vedlikehold, eller noe som er nede for alle.",
    "Gjelder den bare én del av siden, bruk en melding der i stedet.",
  ],
  docs: "message",
  props: [propsOf("SystemMessageProps")],
  states: (["info", "success", "warning", "error"] as const).flatMap((variant) => [
    {
      name: `${{ info: "Informasjon", success: "Fullført", warning: "Advarsel", error: "Feil" }[variant]}`,
      render: () => (
        <SystemMessage
          variant={variant}
          label="Driftsmelding"
          {...(variant === "info" && { onClose: shownCalls.callback("onClose") })}
        >
          Vi oppgraderer natt til søndag. <a href="https://drift.example/">Les mer om hva det betyr</a>
        </SystemMessage>
      ),
    },
  ]),
};
