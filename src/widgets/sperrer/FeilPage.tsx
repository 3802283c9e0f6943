import type { ReactNode } from "react";
import { BrokenUmbrellaIllustration } from "#ui/graphics/illustrations/BrokenUmbrellaIllustration.tsx";
import { useShownOnce } from "#ui/feedback/useShownOnce.ts";
import type { OwnTexts } from "../texts/createTextReader.ts";
import { labelsOf, readSperrer, type SperrerText } from "./sperrerText.ts";
import { StoppedPage, type StoppedPageActions } from "./StoppedPage.tsx";

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
  /** Texts that replace the built-in ones. */
  readonly texts?: OwnTexts<SperrerText> | undefined;
}

/** An error page (spec: sperrer-5): fills the screen, says what happened and what to try. */
export function FeilPage({ type = "ukjent", title, children, onShown, texts, ...actions }: FeilPageProps) {
  const t = readSperrer(texts);
  useShownOnce(type, () => onShown?.(type));
  return (
    <StoppedPage
      {...actions}
      labels={labelsOf(t)}
      illustration={<BrokenUmbrellaIllustration />}
      title={title ?? t(`feil.${type}.title`)}
    >
      {children ?? t(`feil.${type}.text`)}
    </StoppedPage>
  );
}
