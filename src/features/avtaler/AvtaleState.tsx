import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Avtale } from "#domain/avtale/avtale.ts";
import { type AvtaleBadge, avtaleBadge } from "#domain/avtale/avtaleBadge.ts";
import { Badge } from "#ui/feedback/Badge.tsx";

/** The state of an agreement on its card. */
export function AvtaleState({ avtale }: { readonly avtale: Avtale }) {
  const { t } = useTranslation("avtaler");
  const badge = avtaleBadge(avtale);
  return (
    badge && (
      <Line>
        <Badge variant={badge.variant}>{badgeText(badge, t)}</Badge>
      </Line>
    )
  );
}

/** The text of an agreement's badge (spec: avtaler-14, avtaler-15, avtaler-17, avtaler-18, avtaler-19). */
function badgeText(badge: AvtaleBadge, t: TFunction<"avtaler">): string {
  if (badge.label !== "avsluttes") return t(`badge.${badge.label}`);
  return badge.dato === undefined ? t("badge.avsluttesWithoutDate") : t("badge.avsluttes", { dato: badge.dato });
}

const Line = styled.div`
  margin-block-start: 0.75rem;

  @media print {
    margin: 0;
  }
`;
