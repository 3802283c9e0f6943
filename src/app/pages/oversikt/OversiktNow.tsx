import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import styled from "styled-components";
import type { PagePath } from "#contract/pagePaths.ts";
import { skadekundeQuery } from "#api/skadekunde.ts";
import { tilbudQuery } from "#api/tilbud.ts";
import { contactPhoneId, insuranceDetailsId, tasksId } from "#core/navigation/scrollTargets.ts";
import { BackEndText } from "#core/i18n/BackEndText.tsx";
import { TextAround } from "#core/i18n/TextAround.tsx";
import { useLanguage } from "#core/i18n/useLanguage.ts";
import { hasPurchaseBlock } from "#core/storage/storedPurchaseBlock.ts";
import { isAwaited, useAnswer } from "#core/query/useAnswer.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import type { AvtalerView } from "#domain/avtale/avtalerView.ts";
import { todayInOslo } from "#domain/format/dayInOslo.ts";
import { formatDay } from "#domain/format/formatDato.ts";
import { isUnder18 } from "#domain/kunde/fodselsnummer.ts";
import { type Viktigst, viktigst } from "#domain/oppgave/viktigst.ts";
import { useOppgaver } from "#features/oppgaver/useOppgaver.ts";
import { touchHeight } from "#ui/controls/touchHeight.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { checkIcon } from "#ui/graphics/icons/interfaceIcons.ts";
import { theme } from "#ui/theme/theme.ts";

interface OversiktNowProps {
  readonly avtaler: AvtalerView;
  readonly held: readonly (string | undefined)[];
  readonly isPartnerEligible: boolean | undefined;
}

/** The agreements as far as they are known; undefined when they are not. */
const rowsOf = (view: AvtalerView) =>
  view.status === "list" ? view.rows.map(({ avtale }) => avtale) : view.status === "empty" ? [] : undefined;

/** The facts that decide the line, as far as they are known. */
function useViktigst({ avtaler, held, isPartnerEligible }: OversiktNowProps): Viktigst {
  const { features } = useTenant();
  const { oppgaver, isPending, isIncomplete } = useOppgaver({ held, isPartnerEligible });
  const tilbud = useAnswer({ ...tilbudQuery(), enabled: features.offers });
  const skadekunde = useAnswer(skadekundeQuery());
  const today = todayInOslo();
  const answers = features.offers ? [tilbud, skadekunde] : [skadekunde];
  return viktigst({
    oppgaver,
    tilbud: tilbud.data?.tilbud,
    avtaler: rowsOf(avtaler),
    isSperret: hasPurchaseBlock(),
    isUnder18: isUnder18(skadekunde.data?.ssn, today),
    isPending:
      isPending ||
      avtaler.status === "loading" ||
      (avtaler.status === "list" && avtaler.isPartial) ||
      answers.some(isAwaited),
    isIncomplete:
      isIncomplete ||
      answers.some(({ status }) => status !== "loaded") ||
      (avtaler.status === "list" && avtaler.notices.length > 0) ||
      tilbud.data?.systemSourceError === true,
    today,
  });
}

/** The line of the band that says what to do now, or that there is nothing (spec: oversikt-15, oversikt-16). */
export function OversiktNow(props: OversiktNowProps) {
  const { t } = useTranslation("oversikt");
  const now = useViktigst(props);
  const language = useLanguage();
  const named = ({ name, textLanguage }: Extract<Viktigst, { name: unknown }>) => (
    <BackEndText language={textLanguage} fallback={t("now.nameless")}>
      {name?.trim()}
    </BackEndText>
  );
  switch (now.kind) {
    case "oppgaver":
      return <NowLink href={`#${tasksId}`}>{t("now.oppgaver", { count: now.count })}</NowLink>;
    case "tilbud":
      return (
        <NowLink as={Link} to={"/tilbud" satisfies PagePath}>
          <TextAround text={(name) => t("now.tilbud", { name, dato: formatDay(now.day, language) })}>
            {named(now)}
          </TextAround>
        </NowLink>
      );
    case "avsluttes":
      return (
        <NowLink href={`#${insuranceDetailsId}`}>
          <TextAround
            text={(name) =>
              now.day === undefined
                ? t("now.avsluttesWithoutDate", { name })
                : t("now.avsluttes", { name, dato: formatDay(now.day, language) })
            }
          >
            {named(now)}
          </TextAround>
        </NowLink>
      );
    case "sperret":
      return <NowLink href={`#${contactPhoneId}`}>{t("now.sperret")}</NowLink>;
    case "iOrden":
      return (
        <Line>
          <Icon path={checkIcon} size="small" /> {t("now.iOrden")}
        </Line>
      );
    case "ingen":
    case "under18":
    case "ukjent":
    case "delvisUkjent":
    case "venter":
      return <Line>{t(`now.${now.kind}`)}</Line>;
  }
}

const NowLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  ${touchHeight}
  font-weight: ${theme.font.weightStrong};
`;

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  /* As high as a link: the words keep their place when the answer turns out to be one. */
  min-height: 2.75rem;
  color: ${theme.color.textSubtle};
`;
