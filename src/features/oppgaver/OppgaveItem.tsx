import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { BackEndText } from "#core/i18n/BackEndText.tsx";
import { useExternalLink } from "#core/navigation/useExternalLink.ts";
import { useLinkHint } from "#core/navigation/useLinkHint.ts";
import { requireConfig } from "#core/errorReporting/requireConfig.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import type { Oppgave } from "#domain/oppgave/oppgaver.ts";
import { cardLinkStyle } from "#ui/layout/card/cardLinkStyle.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { chevronRightIcon, documentIcon, mailIcon } from "#ui/graphics/icons/interfaceIcons.ts";
import { carIcon, pulseIcon, sofaIcon } from "#ui/graphics/icons/insuranceIcons.ts";
import { OutboundAnchor } from "#ui/controls/OutboundAnchor.tsx";
import { theme } from "#ui/theme/theme.ts";

const oppgaveIcon: Readonly<Record<Oppgave["kind"], string>> = {
  helseerklaering: pulseIcon,
  aksepttilbud: documentIcon,
  ulesteMeldinger: mailIcon,
  kilometerstand: carIcon,
  dobbeltInnbo: sofaIcon,
};

/** A task: what to do, and why. Leads to where it is done; left out when that address is missing or refused. */
export function OppgaveItem({ oppgave }: { readonly oppgave: Oppgave }) {
  const { t } = useTranslation("oppgaver");
  const { partnerInbox } = useTenant().urls;
  const isPartner = oppgave.kind === "ulesteMeldinger";
  const address = isPartner ? requireConfig(partnerInbox, "urls.partnerInbox") : oppgave.path;
  const link = useExternalLink(address, isPartner ? "window" : "web");
  const hint = useLinkHint(link);
  if (link === undefined) return undefined;

  return (
    <Item>
      <LeadingIcon>
        <Icon path={oppgaveIcon[oppgave.kind]} />
      </LeadingIcon>
      <div>
        <Link link={link} hint={hint}>
          {t(oppgave.kind, { count: "count" in oppgave ? oppgave.count : 1 })}
          {oppgave.kind === "kilometerstand" && oppgave.beskrivelse !== "" && (
            <>
              {" "}
              <BackEndText language={oppgave.textLanguage}>{oppgave.beskrivelse}</BackEndText>
            </>
          )}
        </Link>
        <Why>{t(`${oppgave.kind}.text`)}</Why>
      </div>
      {!isPartner && <Icon path={chevronRightIcon} size="small" />}
    </Item>
  );
}

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0.75rem;
  padding-block: 0.75rem;

  & > :last-child {
    align-self: center;
    color: ${theme.color.link};
  }
`;

const LeadingIcon = styled.span`
  display: flex;
  color: ${theme.color.link};
`;

const Link = styled(OutboundAnchor)`
  ${cardLinkStyle}
  font-weight: ${theme.font.weightStrong};

  /* A registration number stays in one piece. */
  & > bdi {
    display: inline-block;
    text-decoration: inherit;
  }
`;

const Why = styled.p`
  margin: 0;
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};
`;
