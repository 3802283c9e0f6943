import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#core/i18n/useTexts.ts";
import { ErrorIllustration } from "#ui/graphics/illustrations/ErrorIllustration.tsx";
import { IllustrationFrame } from "#ui/graphics/illustrations/IllustrationFrame.ts";
import { useShownOnce } from "#ui/feedback/useShownOnce.ts";
import sperrer from "#locales/nb/sperrer.json";
import { StoppedPage, type StoppedPageWays } from "./StoppedPage.tsx";

/** What went wrong (shared-widgets §2); `ukjent` has the default title. */
export type FeilType = "ukjent" | "generell" | "utilgjengelig" | "avsluttForsikring" | "alleredeAvsluttet" | "finnes";

interface FeilPageProps extends StoppedPageWays {
  /** Default `ukjent`. */
  readonly type?: FeilType;
  /** In the place of the type's own title. */
  readonly title?: string;
  /** In the place of the type's own text: phrases, of one paragraph. */
  readonly children?: ReactNode;
  /** The page is shown; called once, with its type: analytics calls it a purchase block. */
  readonly onShown?: (type: FeilType) => void;
}

/** An error page (shared-widgets §2): fills the screen, says what happened and what to try. */
export function FeilPage({ type = "ukjent", title, children, onShown, ...ways }: FeilPageProps) {
  useTexts("sperrer", sperrer);
  const { t } = useTranslation("sperrer");
  const { t: tSkall } = useTranslation("skall");
  useShownOnce(type, () => onShown?.(type));
  // The portal's own fallback says the same, and must need no more than what has come with the first page.
  const own =
    type === "generell"
      ? { title: tSkall("error.title"), text: tSkall("error.text") }
      : { title: t(`feil.${type}.title`), text: t(`feil.${type}.text`) };
  return (
    <StoppedPage
      {...ways}
      illustration={
        <IllustrationFrame>
          <ErrorIllustration />
        </IllustrationFrame>
      }
      title={title ?? own.title}
    >
      {children ?? own.text}
    </StoppedPage>
  );
}
