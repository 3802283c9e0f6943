import { type ComponentType, createElement } from "react";
import { EmptyFolderIllustration } from "#ui/graphics/illustrations/EmptyFolderIllustration.tsx";
import { MemberCardIllustration } from "#ui/graphics/illustrations/MemberCardIllustration.tsx";
import { PeopleIllustration } from "#ui/graphics/illustrations/PeopleIllustration.tsx";
import { SignpostIllustration } from "#ui/graphics/illustrations/SignpostIllustration.tsx";
import { SuitcaseIllustration } from "#ui/graphics/illustrations/SuitcaseIllustration.tsx";
import { SoftHyphens } from "#ui/layout/SoftHyphens.tsx";
import { useShownOnce } from "#ui/feedback/useShownOnce.ts";
import { type StoppedPageActions, TextedStoppedPage } from "./TextedStoppedPage.tsx";

/**
 * Why a customer cannot buy, or see, insurance online (spec: sperrer-1, sperrer-2): `kjop` is the general block,
 * `forbundsmedlem` the trade-union variant.
 */
export type SperreType = "under18" | "uonsketKunde" | "utenlandskBosted" | "ingenInnsyn" | "kjop" | "forbundsmedlem";

const illustrations: Readonly<Record<SperreType, ComponentType>> = {
  under18: PeopleIllustration,
  uonsketKunde: SignpostIllustration,
  utenlandskBosted: SuitcaseIllustration,
  ingenInnsyn: EmptyFolderIllustration,
  kjop: SignpostIllustration,
  forbundsmedlem: MemberCardIllustration,
};

/** Properties of `SperrePage`. */
export interface SperrePageProps extends StoppedPageActions {
  /** Why the customer cannot buy, or see, insurance online. */
  readonly type: SperreType;
  /** Called once when the page is shown, with its type: analytics calls it a purchase block. */
  readonly onShown?: ((type: SperreType) => void) | undefined;
}

/**
 * A block page (spec: sperrer-1, sperrer-2): fills the screen, and leads to support instead of the purchase
 * (spec: sperrer-4).
 */
export function SperrePage({ type, onShown, ...actions }: SperrePageProps) {
  useShownOnce(type, () => onShown?.(type));
  return (
    <TextedStoppedPage
      {...actions}
      wants="contact"
      illustration={createElement(illustrations[type])}
      title={(t) => <SoftHyphens>{t(`sperre.${type}.title`)}</SoftHyphens>}
      text={(t) => t(`sperre.${type}.text`)}
    />
  );
}
