import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { PagePath } from "#contract/pagePaths.ts";
import { ulesteMeldingerQuery } from "#api/kundekommunikasjon.ts";
import { tilbudQuery } from "#api/tilbud.ts";
import { ExternalLink } from "#core/navigation/ExternalLink.tsx";
import { useAnswer } from "#core/query/useAnswer.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { Icon } from "#ui/graphics/Icon.tsx";
import { mailIcon, tagIcon } from "#ui/graphics/icons/interfaceIcons.ts";

interface KnownServiceProps {
  /** Whether the session qualifies for the partner's systems. */
  readonly isPartner: boolean;
}

/** Links of `OversiktService` that an answer decides: saved offers with their number, and unread messages. */
export function KnownService({ isPartner }: KnownServiceProps) {
  const { t } = useTranslation("skall");
  const { features, urls } = useTenant();
  const tilbud = useAnswer({ ...tilbudQuery(), enabled: features.offers });
  const meldinger = useAnswer({ ...ulesteMeldingerQuery(), enabled: isPartner });
  const count = tilbud.data?.tilbud.length ?? 0;
  return (
    <>
      {count > 0 && (
        <li>
          <Link to={"/tilbud" satisfies PagePath}>
            <Icon path={tagIcon} />
            {t("nav.tilbudCount", { count })}
          </Link>
        </li>
      )}
      {isPartner && meldinger.data === true && urls.partnerInbox !== undefined && (
        <li>
          <ExternalLink href={urls.partnerInbox}>
            <Icon path={mailIcon} />
            {t("service.messages")}
          </ExternalLink>
        </li>
      )}
    </>
  );
}
