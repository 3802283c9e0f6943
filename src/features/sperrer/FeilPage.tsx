import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#core/i18n/useTexts.ts";
import { BrokenUmbrellaIllustration } from "#ui/graphics/illustrations/BrokenUmbrellaIllustration.tsx";
import { useShownOnce } from "#ui/feedback/useShownOnce.ts";
import sperrer from "#locales/nb/sperrer.json";
import { GenerellFeilPage } from "./GenerellFeilPage.tsx";
import type { StoppedPageActions } from "./StoppedPage.tsx";

/** What went wrong (spec: sperrer-5, sperrer-6); `ukjent` has the default title. */
export type FeilType = "ukjent" | "generell" | "utilgjengelig" | "avsluttForsikring" | "alleredeAvsluttet" | "finnes";

interface FeilPageProps extends StoppedPageActions {
  /** What went wrong. Default `ukjent`. */
  readonly type?: FeilType;
  /** Replaces the type's own title. */
  readonly title?: string;
  /** Replaces the type's own text: phrases, of one paragraph. */
  readonly children?: ReactNode;
  /** Called once when the page is shown, with its type: analytics calls it a purchase block. */
  readonly onShown?: (type: FeilType) => void;
}

/** An error page (spec: sperrer-5): fills the screen, says what happened and what to try. */
export function FeilPage({ type = "ukjent", title, children, onShown, ...actions }: FeilPageProps) {
  useTexts("sperrer", sperrer);
  const { t } = useTranslation("sperrer");
  useShownOnce(type, () => onShown?.(type));
  const page = { ...actions, illustration: <BrokenUmbrellaIllustration /> };
  if (type === "generell")
    return (
      <GenerellFeilPage {...page} title={title}>
        {children}
      </GenerellFeilPage>
    );
  return (
    <GenerellFeilPage {...page} title={title ?? t(`feil.${type}.title`)}>
      {children ?? t(`feil.${type}.text`)}
    </GenerellFeilPage>
  );
}
