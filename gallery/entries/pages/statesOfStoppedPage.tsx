import type { ComponentType } from "react";
import { Complaint } from "#features/rettigheter/Complaint.tsx";
import type { StoppedPageActions } from "#widgets/sperrer/TextedStoppedPage.tsx";
import type { GalleryState } from "../../GalleryEntry.ts";
import { shownCalls } from "../../state/shownCalls.ts";

interface TypedPageProps<Type> extends StoppedPageActions {
  readonly type: Type;
  readonly onShown?: (type: Type) => void;
}

/**
 * A block page or error page in each of its types, with its name in the gallery, and with what the portal adds: the
 * phone number, the link to the overview of insurance, and how to complain.
 */
export function statesOfStoppedPage<Type extends string>(
  Page: ComponentType<TypedPageProps<Type>>,
  types: readonly (readonly [Type, string])[],
  linkedType: Type,
): readonly GalleryState[] {
  const state = (
    name: string,
    props: Omit<TypedPageProps<Type>, "texts" | "contactHref" | "onBack">,
  ): GalleryState => ({
    name,
    render: () => <Page contactHref="#kontakt-telefon" onBack={shownCalls.callback("onBack")} {...props} />,
  });
  return [
    ...types.map(([type, name]) => state(name, { type, onShown: shownCalls.callback("onShown") })),
    state("Med telefonnummer og lenke til forsikringsoversikten", {
      type: linkedType,
      phone: "+47 21 00 00 00",
      hasOverviewLink: true,
    }),
    state("Med lenke til klage", { type: linkedType, complaint: <Complaint /> }),
  ];
}
