import type { FieldPlace } from "#studio/document/describeField.ts";
import { createStore, type Store } from "#ui/store/createStore.ts";
import { createCommands, type OfferedCommands } from "../commands/createCommands.ts";
import { createNewParts, type NewParts } from "../findings/newParts.ts";
import { createOffers, type Offers } from "../offers/createOffers.ts";
import { createFields, type Fields } from "./createFields.ts";
import { createShown, type Shown } from "./createShown.ts";

/** The ways in which the colours of a theme are shown: as pairs, as the palette, by their use, and as a new palette. */
export type ColourView = "maker" | "pairs" | "palette" | "roles";

/** What the parts of one opened page tell each other. A page has one, and no part keeps any of it in its module. */
export interface WorkshopState extends Shown, Fields, Offers, NewParts, OfferedCommands {
  /** The view of the colours that somebody chose, and the field that the form had shown last by then. */
  readonly chosenColours: Store<{ readonly view: ColourView; readonly after: FieldPlace | undefined } | undefined>;
}

/** The state of a page that is just opened. */
export function createWorkshopState(): WorkshopState {
  const shown = createShown();
  return {
    ...shown,
    ...createFields(shown),
    ...createOffers(),
    ...createNewParts(),
    ...createCommands(),
    chosenColours: createStore<ReturnType<WorkshopState["chosenColours"]["get"]>>(undefined),
  };
}
