import type { LookCandidate } from "#studio/document/OfferedLook.ts";
import { fieldTitle } from "#studio/document/describeField.ts";
import { text } from "../texts.ts";

/** The name of a role such as `color.onAction`, in a brand manager's words. */
export const roleTitle = (role: string): string => fieldTitle({ kind: "theme", path: role.split(".") });

/** How certain a token is, and why. */
export const whyText = ({ certainty, reason }: Pick<LookCandidate, "certainty" | "reason">): string =>
  text("look.certainty", { percent: Math.round(certainty * 100), reason: text(`look.reason.${reason}`) });
