import { useTranslation } from "react-i18next";
import { useTexts } from "#core/i18n/useTexts.ts";
import { IllustrationFrame } from "#ui/graphics/illustrations/IllustrationFrame.ts";
import { Illustration } from "#ui/graphics/illustrations/Illustration.tsx";
import { useShownOnce } from "#ui/feedback/useShownOnce.ts";
import sperrer from "#locales/nb/sperrer.json";
import { type SperreType, sperreDrawings } from "./sperreDrawings.ts";
import { StoppedPage, type StoppedPageWays } from "./StoppedPage.tsx";

interface SperrePageProps extends StoppedPageWays {
  /** Why the customer cannot buy, or see, insurance online. */
  readonly type: SperreType;
  /** The page is shown; called once, with its type: analytics calls it a purchase block. */
  readonly onShown?: (type: SperreType) => void;
}

/** A block page (shared-widgets §2, contract §3): fills the screen, and leads to support instead of the purchase (shared-widgets §6). */
export function SperrePage({ type, onShown, ...ways }: SperrePageProps) {
  useTexts("sperrer", sperrer);
  const { t } = useTranslation("sperrer");
  useShownOnce(type, () => onShown?.(type));
  return (
    <StoppedPage
      {...ways}
      illustration={
        <IllustrationFrame>
          <Illustration drawing={sperreDrawings[type]} />
        </IllustrationFrame>
      }
      title={t(`sperre.${type}.title`)}
    >
      {t(`sperre.${type}.text`)}
    </StoppedPage>
  );
}
