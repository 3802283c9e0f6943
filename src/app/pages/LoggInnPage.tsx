import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useExternalLink } from "#core/navigation/useExternalLink.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { InnloggingSection } from "#features/innlogging/InnloggingSection.tsx";
import { defaultFrameHeightPx } from "#features/innlogging/loginFrameHeight.ts";
import { Withdrawal } from "#features/rettigheter/Withdrawal.tsx";
import { SignpostIllustration } from "#ui/graphics/illustrations/SignpostIllustration.tsx";
import { ButtonLink } from "#ui/controls/ButtonLink.ts";
import { HouseIllustration } from "#ui/graphics/illustrations/HouseIllustration.tsx";
import { PageBody } from "#ui/layout/PageBody.ts";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { StatusPage } from "#ui/layout/StatusPage.tsx";
import { useIsCookieChoiceMade } from "#app/frame/cookieChoice.ts";
import { useShownTitle } from "#app/frame/useShownTitle.ts";
import { PortalFeilPage } from "./feil/PortalFeilPage.tsx";
import { PageHead } from "./PageHead.tsx";

/**
 * The page of a visitor who is not logged in (spec: login-1): login with BankID, or for brands whose customers come
 * from the bank the way there.
 */
export function LoggInnPage() {
  const { t: tSkall } = useTranslation("skall");
  const { features, login, rights, urls } = useTenant();
  const loginLink = useExternalLink(urls.login, "web");
  useShownTitle(login.direct || !features.overview ? undefined : tSkall("notFound.title"));
  if (!features.overview) return <PortalFeilPage />;
  if (!login.direct)
    return (
      <StatusPage
        illustration={<SignpostIllustration />}
        title={tSkall("notFound.title")}
        action={
          loginLink && (
            <ButtonLink {...loginLink} data-variant="primary">
              {tSkall("notFound.loginLink")}
            </ButtonLink>
          )
        }
        below={rights?.withdrawal && <Withdrawal />}
      >
        {tSkall("notFound.login")}
      </StatusPage>
    );
  return (
    <>
      <PageHead texts="innlogging" />
      <PageBody>
        <Columns>
          <div>
            <LoginAfterCookies />
          </div>
          <Side>
            <HouseIllustration />
          </Side>
        </Columns>
        <Withdrawal />
      </PageBody>
    </>
  );
}

/** The login, once the cookie dialog cannot open over it (spec: login-12). */
function LoginAfterCookies() {
  const { t } = useTranslation("innlogging");
  return useIsCookieChoiceMade() ? <InnloggingSection /> : <p>{t("cookiesFirst")}</p>;
}

const Columns = styled.div`
  & > :first-child {
    /* What is below does not move when the login comes. */
    min-height: ${Math.ceil(defaultFrameHeightPx)}px;
    max-width: ${theme.content.line};
  }

  ${from.large} {
    display: grid;
    grid-template-columns: minmax(0, ${theme.content.line}) minmax(0, 1fr);
    align-items: start;
    gap: ${theme.space[3]};
  }
`;

/** An illustration, where there is room beside the login. */
const Side = styled.div`
  display: none;

  ${from.large} {
    display: block;
    width: 100%;
    max-width: calc(4 * ${theme.space[5]});
    margin-inline-start: auto;
  }
`;
