import type { ReactNode } from "react";
import { BrokenUmbrellaIllustration } from "#ui/graphics/illustrations/BrokenUmbrellaIllustration.tsx";
import { useShownOnce } from "#ui/feedback/useShownOnce.ts";
import { type StoppedPageActions, TextedStoppedPage } from "./TextedStoppedPage.tsx";

/** What went wrong (spec: sperrer-5, sperrer-6); `ukjent` has the default title. */
export type FeilType = "ukjent" | "generell" | "utilgjengelig" | "avsluttForsikring" | "alleredeAvsluttet" | "finnes";

/** Properties of `FeilPage`. */
export interface FeilPageProps extends StoppedPageActions {
  /** What went wrong. Default `ukjent`. */
  readonly type?: FeilType | undefined;
  /** Replaces the type's own title. */
  readonly title?: string | undefined;
  /** Replaces the type's own text: phrases, of one paragraph. */
  readonly children?: ReactNode;
  /** Called once when the page is shown, with its type: analytics calls it a purchase block. */
  readonly onShown?: ((type: FeilType) => void) | undefined;
}

/** An error page (spec: sperrer-5): fills the screen, says what happened and what to try. */
export function FeilPage({ type = "ukjent", title, children, onShown, ...actions }: FeilPageProps) {
  useShownOnce(type, () => onShown?.(type));
  return (
    <TextedStoppedPage
      {...actions}
      wants="goBack"
      illustration={<BrokenUmbrellaIllustration />}
      title={(t) => title ?? t(`feil.${type}.title`)}
      text={(t) => children ?? t(`feil.${type}.text`)}
    />
  );
}
