import type { Drawing } from "#ui/graphics/illustrations/drawing.ts";
import { emptyFolderDrawing } from "#ui/graphics/illustrations/emptyFolderDrawing.ts";
import { houseDrawing } from "#ui/graphics/illustrations/houseDrawing.ts";
import { memberDrawing } from "#ui/graphics/illustrations/memberDrawing.ts";
import { peopleDrawing } from "#ui/graphics/illustrations/peopleDrawing.ts";
import { signpostDrawing } from "#ui/graphics/illustrations/signpostDrawing.ts";

/** Why somebody cannot buy, or see, insurance online (shared-widgets §2): `kjop` is the general block, `forbundsmedlem` the trade-union variant. */
export type SperreType = "under18" | "uonsketKunde" | "utenlandskBosted" | "ingenInnsyn" | "kjop" | "forbundsmedlem";

/** What stands above the words of each block page. */
export const sperreDrawings: Readonly<Record<SperreType, Drawing>> = {
  under18: peopleDrawing,
  uonsketKunde: signpostDrawing,
  utenlandskBosted: houseDrawing,
  ingenInnsyn: emptyFolderDrawing,
  kjop: signpostDrawing,
  forbundsmedlem: memberDrawing,
};
